import { matrixOf } from '@/testing/faults/matrix';
import { accountWrites } from '@/testing/faults/writes';

matrixOf(accountWrites);
