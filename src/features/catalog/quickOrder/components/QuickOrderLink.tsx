import Button from '@mui/material/Button';
import { paths } from '@/shared/config/paths';

export function QuickOrderLink() {
  return <Button href={paths.quickOrder.to()}>Quick order: add many products at once</Button>;
}
