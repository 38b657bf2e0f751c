import type { User } from 'firebase/auth';
import type { IdentityUser } from '@/features/auth/identityProvider';

/*
 * Replaces the Firebase SDK with a controllable mock in test files that import this module.
 * e2e/tasks/social.spec.ts tests the real SDK in a browser.
 */

export const sana: IdentityUser = {
  uid: 'provider-id-1',
  fullName: 'Sana Malik',
  email: 'sana@gmail.example',
  userImageURL: 'https://lh3.googleusercontent.com/a/sana',
};

type Listener = (user: User | null) => void;

const initialIdentity = {
  current: null as IdentityUser | null,
  signIn: () => Promise.resolve(sana),
  check: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
};

export const identity = {
  ...initialIdentity,
  loadCount: 0,
  calls: [] as string[],
  listeners: new Set<Listener>(),
  setUser(user: IdentityUser | null) {
    identity.current = user;
    for (const listener of identity.listeners) listener(firebaseAuth.currentUser);
  },
};

export const rejectWithCode = (code: string) => () =>
  Promise.reject(
    Object.assign(new Error(`Firebase: Said by the provider. (auth/${code}).`), {
      code: `auth/${code}`,
    }),
  );

const firebaseAuth = {
  authStateReady: () => Promise.resolve(),
  get currentUser() {
    if (!identity.current) return null;
    const { fullName: displayName, userImageURL: photoURL, ...user } = identity.current;
    const reload = () => {
      identity.calls.push('check');
      return identity.check();
    };
    return { ...user, displayName, photoURL, providerData: [], reload } as unknown as User;
  },
};

class FakeProvider {
  addScope = () => this;
  setCustomParameters = () => this;
}

jest.doMock('firebase/app', () => ({ initializeApp: () => ({}) }));
jest.doMock('firebase/auth', () => ({
  FacebookAuthProvider: FakeProvider,
  GoogleAuthProvider: FakeProvider,
  initializeAuth: () => {
    identity.loadCount += 1;
    return firebaseAuth;
  },
  onAuthStateChanged: (_auth: unknown, listener: Listener) => {
    identity.listeners.add(listener);
    listener(firebaseAuth.currentUser);
    return () => identity.listeners.delete(listener);
  },
  signInWithPopup: async () => {
    identity.setUser(await identity.signIn());
    return { user: firebaseAuth.currentUser };
  },
  signOut: async () => {
    identity.calls.push('signOut');
    await identity.signOut();
    identity.setUser(null);
  },
}));

window.storefrontConfig = {
  ...(window.storefrontConfig as object),
  firebase: { apiKey: 'key', authDomain: 'shop.example' },
};

afterEach(() => {
  Object.assign(identity, initialIdentity);
  identity.calls = [];
});
