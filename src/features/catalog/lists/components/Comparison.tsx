import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import { paths } from '@/shared/config/paths';
import { mostIn } from '../productLists';
import { CompareTable } from './CompareTable';
import { KeptList } from './KeptList';

/** The products that the shopper compares on this device. */
export const Comparison = () => (
  <KeptList
    list="compared"
    page={paths.compare.to()}
    count={(length) =>
      length === 1
        ? 'One product: press Compare on another one’s page.'
        : `${String(length)} of at most ${String(mostIn.compared)} products`
    }
    share={{ label: 'Share this comparison', title: 'Products compared' }}
    clear={{ label: 'Clear', done: 'Comparison cleared.' }}
    empty={{
      icon: <CompareArrowsRounded aria-hidden />,
      text: 'Nothing to compare yet. Press Compare on the pages of up to four products.',
    }}
  >
    {(ids, remove) => (
      <CompareTable
        ids={ids}
        onRemove={(id, name, index) => remove([id], `${name} removed.`, index)}
      />
    )}
  </KeptList>
);
