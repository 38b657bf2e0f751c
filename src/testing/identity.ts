import type { User } from 'firebase/auth';
import type { IdentityUser } from '@/features/auth/identityProvider';

/*
 * Replaces the Firebase SDK with a controllable mock in test files that import this module.
 * e2e/tasks/signInWithGoogle.spec.ts tests the real SDK in a browser.
 */

export const sana: IdentityUser = {
  uid: 'provider-id-1',
  fullName: 'Sana Malik',
  email: 'sana@gmail.example',
  userImageURL: 'https://lh3.googleusercontent.com/a/sana',
};

type Listener = (user: User | null) => void;

const initialMockState = {
  current: null as IdentityUser | null,
  signIn: () => Promise.resolve(sana),
  check: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
};

export const identityMock = {
  ...initialMockState,
  loadCount: 0,
  calls: [] as string[],
  listeners: new Set<Listener>(),
  setUser(user: IdentityUser | null) {
    identityMock.current = user;
    for (const listener of identityMock.listeners) listener(firebaseAuth.currentUser);
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
    if (!identityMock.current) return null;
    const { fullName: displayName, userImageURL: photoURL, ...user } = identityMock.current;
    const reload = () => {
      identityMock.calls.push('check');
      return identityMock.check();
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
    identityMock.loadCount += 1;
    return firebaseAuth;
  },
  onAuthStateChanged: (_auth: unknown, listener: Listener) => {
    identityMock.listeners.add(listener);
    listener(firebaseAuth.currentUser);
    return () => identityMock.listeners.delete(listener);
  },
  signInWithPopup: async () => {
    identityMock.setUser(await identityMock.signIn());
    return { user: firebaseAuth.currentUser };
  },
  signOut: async () => {
    identityMock.calls.push('signOut');
    await identityMock.signOut();
    identityMock.setUser(null);
  },
}));

window.storefrontConfig = {
  ...(window.storefrontConfig as object),
  firebase: { apiKey: 'key', authDomain: 'shop.example' },
};

afterEach(() => {
  Object.assign(identityMock, initialMockState);
  identityMock.calls = [];
});
