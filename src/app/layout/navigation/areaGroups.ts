import type { MenuArea } from '../menu/menuTree';

const mostButtons = 7;

interface AreaGroup {
  id: string;
  name: string;
  areas: readonly MenuArea[];
}

/** The areas, each behind a button of its own; of too many, the last ones share one. */
export function areaGroups(areas: readonly MenuArea[]): AreaGroup[] {
  const alone = areas.length > mostButtons ? areas.slice(0, mostButtons - 1) : areas;
  const rest = areas.slice(alone.length);
  const groups = alone.map((area) => ({ id: area.id, name: area.name, areas: [area] }));
  return rest[0] ? [...groups, { id: rest[0].id, name: 'More', areas: rest }] : groups;
}
