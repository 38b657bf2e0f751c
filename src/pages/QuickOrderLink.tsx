import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/Button';
import { Link } from 'react-router-dom';

export function QuickOrderLink() {
  return (
    <Button component={Link} to={paths.quickOrder.to()}>
      Quick order: many products at once
    </Button>
  );
}
