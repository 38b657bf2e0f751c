export interface ProfileValues {
  fullName: string;
  email: string;
  mobile: string;
  imageUrl: string;
}

type StoredUser = Record<string, unknown>;

/** The stored user with the form's values under every name by which it holds them, so that no older one shows through. */
export function mergeProfile(stored: StoredUser, values: ProfileValues): StoredUser {
  const { fullName, email, mobile, imageUrl } = values;
  const read = {
    appUserName: fullName,
    userEmail: email,
    userCellNo: mobile,
    userImageURL: imageUrl,
  };
  const all = { ...read, displayName: fullName, fullName, email, loginId: email };
  const known = (user: object) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name in user));
  const { data } = stored;
  const isNested = typeof data === 'object' && data !== null && !Array.isArray(data);
  return {
    ...stored,
    ...read,
    ...known(stored),
    ...(isNested && { data: { ...data, ...known(data) } }),
  };
}
