import { testMatrix } from '@/testing/faults/matrix';
import { catalogueReadCalls } from '@/testing/faults/reads';

testMatrix(catalogueReadCalls);
