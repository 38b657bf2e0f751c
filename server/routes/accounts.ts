import { Hono } from 'hono';
import { decodeBase64 } from 'hono/utils/encode';
import * as v from 'valibot';
import { Email, normaliseEmail } from '@/shared/contract/primitives';
import { ProfileUpdate, SignupPayload } from '@/shared/contract/user';
import type { AppTools } from '../http/appTools';
import { parseBody, readBody } from '../http/body';
import {
  limitCaller,
  limitLogin,
  requireBearer,
  getSignedInWriter,
  getTokenSubject,
  findUsableAccount,
  setLoggedAccount,
} from '../http/callers';
import { refuse } from '../http/errors';
import { withLargeBody } from '../http/largeBodies';
import { storePicture, limitUploads, ProfilePicture, toStoredPictureUrl } from '../http/pictures';
import { megabyte } from '../http/readBytes';
import { logEvent } from '../http/securityLog';
import { findPasswordFault } from '../passwordRules';
import type { User } from '../rows';

const userTokenLifetimeSeconds = 24 * 3600;
const emailTakenMessage = 'An account with this e-mail already exists';
const SignupBody = v.object({ ...SignupPayload.entries, userImageURL: ProfilePicture });
const ProfileBody = v.object({
  ...ProfileUpdate.entries,
  userImageURL: ProfilePicture,
  userEmail: Email,
});

/** Creates the API calls for log-in, sign-up and profile updates. */
export function createAccountRoutes(tools: AppTools): Hono {
  const { store, passwords, tokens } = tools;
  const routes = new Hono();

  routes.get('/ADM/User/UserValidate', async (c) => {
    const { LoginId = '', LoginPassword = '' } = c.req.query();
    const userEmail = normaliseEmail(LoginId).toLowerCase();
    const composedPassword = LoginPassword.normalize('NFC');
    if (!userEmail || !composedPassword || LoginId.length > 254 || composedPassword.length > 200)
      refuse(400, 'Please enter both email and password');
    const forgetAttempts = await limitLogin(tools, c, userEmail);
    const knownUser = await store.findUserByEmail(userEmail);
    setLoggedAccount(c, knownUser?.userId);
    const user = findUsableAccount(tools, c, knownUser);
    const verify = (password: string) => passwords.verify(password, user?.passwordHash ?? '');
    // Older accounts may have the hash of a password that was not composed.
    const isPasswordCorrect =
      (await verify(composedPassword)) ||
      (composedPassword !== LoginPassword && (await verify(LoginPassword)));
    if (!user || !isPasswordCorrect) refuse(404, 'Invalid email or password');
    await forgetAttempts();
    const { userId, passwordHash } = user;
    // The login succeeds even if the shop is too busy to renew the hash.
    if (passwords.isOutdated(passwordHash))
      await passwords
        .hash(composedPassword)
        .then((newHash) => store.replacePasswordHash(userId, passwordHash, newHash))
        .catch(() => undefined);
    const token = await tokens.issue(
      { aud: 'user', sub: getTokenSubject(user) },
      userTokenLifetimeSeconds,
    );
    logEvent(tools, c, 'login accepted');
    return c.json({
      statusCode: 200,
      message: 'Login successful',
      token,
      ...getPublicFields(user),
    });
  });

  routes.post('/ADM/User/WebSave', requireBearer(tools), async (c) => {
    await limitCaller(tools, c, 'signup');
    const { loginId, loginPassword, ...profile } = await readBody(c, SignupBody);
    const userEmail = profile.userEmail.toLowerCase();
    if (loginId.toLowerCase() !== userEmail) refuse(400, 'loginId: must be the same as userEmail');
    // The contract reports failures of this call in the `statusCode` of the body, not in the HTTP
    // status.
    const passwordFault = findPasswordFault(loginPassword, userEmail);
    if (passwordFault) return c.json({ statusCode: 400, message: passwordFault });
    const passwordHash = await passwords.hash(loginPassword);
    const account = { ...profile, userEmail, passwordHash, role: 'user', isDemo: false };
    const user = await store.addUser(account);
    if (!user) return c.json({ statusCode: 409, message: emailTakenMessage });
    setLoggedAccount(c, user.userId);
    logEvent(tools, c, 'account created');
    return c.json({ statusCode: 200, message: 'Account created successfully' });
  });

  routes.post('/ADM/User/WebUpdate', requireBearer(tools), async (c) => {
    const user = await getSignedInWriter(tools, c, 'profile');
    return withLargeBody(tools, c, 8 * megabyte, async (body) => {
      const profileUpdate = parseBody(body, ProfileBody, 'fileBase64String');
      const userId = String(profileUpdate.userId);
      if (userId !== '0' && userId !== String(user.userId))
        refuse(403, 'You can change your own profile only');
      if (profileUpdate.fileBase64String) await limitUploads(tools, c);
      const updatedUser = await store.updateUser(user.userId, {
        appUserName: profileUpdate.appUserName,
        userEmail: profileUpdate.userEmail.toLowerCase(),
        userCellNo: profileUpdate.userCellNo,
        userImageURL: profileUpdate.fileBase64String
          ? await storePicture(tools, c, readBase64(profileUpdate.fileBase64String))
          : profileUpdate.userImageURL,
      });
      if (updatedUser === 'emailTaken') refuse(409, emailTakenMessage);
      if (!updatedUser) refuse(404, 'The account no longer exists');
      const isEmailChanged = updatedUser.userEmail !== user.userEmail;
      logEvent(tools, c, 'account changed', { isEmailChanged });
      const data = getPublicFields(updatedUser);
      return c.json({ statusCode: 200, message: 'Profile updated successfully!', data });
    });
  });

  return routes;
}

/** Decodes base64 text, either plain or in a data URL such as `FileReader` produces. */
function readBase64(text: string): Uint8Array {
  try {
    return decodeBase64(text.replace(/^data:[^,]*,/, ''));
  } catch {
    refuse(400, 'fileBase64String: is not base64');
  }
}

/**
 * Returns the fields of an account that its user may see. `_id` repeats the id, because reviews
 * contain the id of their author under this name.
 */
const getPublicFields = ({ passwordHash, isDemo, sessionKey, ...user }: User) => ({
  ...user,
  userImageURL: toStoredPictureUrl(user.userImageURL),
  _id: String(user.userId),
});
