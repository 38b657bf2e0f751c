import { testMatrix } from '@/testing/faults/matrix';
import { frameReads } from '@/testing/faults/reads';

testMatrix(frameReads);
