import { testMatrix } from '@/testing/faults/matrix';
import { accountWrites } from '@/testing/faults/writes';

testMatrix(accountWrites);
