import { matrixOf } from '@/testing/faults/matrix';
import { catalogueReads } from '@/testing/faults/reads';

matrixOf(catalogueReads);
