import { testMatrix } from '@/testing/faults/matrix';
import { reviewCalls } from '@/testing/faults/writes';

testMatrix(reviewCalls);
