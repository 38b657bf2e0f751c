import { matrixOf } from '@/testing/faults/matrix';
import { reviewCalls } from '@/testing/faults/writes';

matrixOf(reviewCalls);
