export interface ProfileValues {
  fullName: string;
  email: string;
  mobile: string;
  imageUrl: string;
}

type StoredUser = Record<string, unknown>;

/** Every name under which a stored user may hold the same thing, the one that the screens read first in front. */
const aliases: Record<keyof ProfileValues, readonly string[]> = {
  fullName: ['appUserName', 'displayName', 'fullName'],
  email: ['userEmail', 'email', 'loginId'],
  mobile: ['userCellNo'],
  imageUrl: ['userImageURL'],
};

function merged(target: StoredUser, values: ProfileValues, always: boolean): StoredUser {
  const changes: StoredUser = {};
  for (const [field, names] of Object.entries(aliases) as [keyof ProfileValues, string[]][]) {
    names.forEach((name, index) => {
      if (name in target || (always && index === 0)) changes[name] = values[field];
    });
  }
  return { ...target, ...changes };
}

/**
 * The stored user with the form's values, at the top level and wherever else the login response had them,
 * so that no older value shows through.
 */
export function mergeProfile(stored: StoredUser, values: ProfileValues): StoredUser {
  const { data } = stored;
  const isNested = typeof data === 'object' && data !== null && !Array.isArray(data);
  return {
    ...merged(stored, values, true),
    ...(isNested && { data: merged(data as StoredUser, values, false) }),
  };
}
