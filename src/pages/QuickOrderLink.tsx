import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/Button';

export function QuickOrderLink() {
  return <Button to={paths.quickOrder.to()}>Quick order: many products at once</Button>;
}
