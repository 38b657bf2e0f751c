import type { MenuArea } from '../menu/menuTree';

/** So many stand side by side. */
const most = 7;

interface AreaGroup {
  id: string;
  name: string;
  areas: readonly MenuArea[];
}

/** The areas, each behind a button of its own; of too many, the last ones share one. */
export function areaGroups(areas: readonly MenuArea[]): AreaGroup[] {
  const alone = areas.length > most ? areas.slice(0, most - 1) : areas;
  const rest = areas.slice(alone.length);
  const groups = alone.map((area) => ({ id: area.id, name: area.name, areas: [area] }));
  return rest[0] ? [...groups, { id: rest[0].id, name: 'More', areas: rest }] : groups;
}
