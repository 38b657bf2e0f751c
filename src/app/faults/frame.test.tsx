import { matrixOf } from '@/testing/faults/matrix';
import { frameReads } from '@/testing/faults/reads';

matrixOf(frameReads);
