import { testMatrix } from '@/testing/faults/matrix';
import { catalogueReads } from '@/testing/faults/reads';

testMatrix(catalogueReads);
