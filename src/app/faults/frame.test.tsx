import { testMatrix } from '@/testing/faults/matrix';
import { layoutReadCalls } from '@/testing/faults/reads';

testMatrix(layoutReadCalls);
