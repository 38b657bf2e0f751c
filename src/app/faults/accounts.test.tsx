import { testMatrix } from '@/testing/faults/matrix';
import { accountWriteCalls } from '@/testing/faults/writes';

testMatrix(accountWriteCalls);
