import { paths } from '@/shared/config/paths';
import { LinkButton } from '@/shared/ui/PlainButton';

export function QuickOrderLink() {
  return <LinkButton to={paths.quickOrder.to()}>Quick order: many products at once</LinkButton>;
}
