import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export type WebServer = { url: string; stop: () => Promise<void> };
/** A web server, and a function that returns its whole log. */
type LoggingServer = WebServer & { readLog: () => Promise<string> };
type ServerOptions = {
  /** The built site, which the configurations expect in /var/www/shop. */
  site: string;
  /** Address of the back end. */
  backEnd: string;
};

/**
 * Reads the configuration of a web server from docs/hosting/, and replaces its paths and addresses
 * with those of the test.
 */
async function readConfiguration(
  configurationName: string,
  replacements: Record<string, string>,
): Promise<string> {
  let text = await readFile(path.join('docs/hosting', configurationName), 'utf8');
  for (const [placeholder, replacement] of Object.entries(replacements)) {
    if (!text.includes(placeholder))
      throw new Error(`docs/hosting/${configurationName} holds no "${placeholder}".`);
    text = text.replaceAll(placeholder, replacement);
  }
  return text;
}

/** Starts a server inside this process, on a free port. */
export async function startServer(handleRequest: RequestListener): Promise<WebServer> {
  const server = createServer(handleRequest).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function findFreePort(): Promise<string> {
  const { url, stop } = await startServer(() => undefined);
  await stop();
  return new URL(url).port;
}

/** Time limit for the headers of a request, so that a test need not wait for 15 seconds. */
const testHeaderTimeout = '1s';

const getLogPath = (folder: string) => path.join(folder, 'log');

/** Starts a web server as a child process, and waits until it answers. */
async function startProgram(
  folder: string,
  url: string,
  command: string[],
): Promise<LoggingServer> {
  const [program = '', ...args] = command;
  const readLog = () => readFile(getLogPath(folder), 'utf8');
  const logFile = await open(getLogPath(folder), 'a');
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', logFile.fd],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  await logFile.close();
  const exitPromise = once(child, 'exit').then(async ([code]) => {
    throw new Error(`${program} ended with code ${String(code)}.\n${await readLog()}`);
  });
  const waitForAnswer = async () => {
    while (!(await fetch(url).catch(() => undefined)))
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await Promise.race([waitForAnswer(), exitPromise]);
  return {
    url,
    readLog: readLog,
    stop: async () => {
      child.kill('SIGTERM');
      await exitPromise.catch(() => undefined);
      await rm(folder, { recursive: true });
    },
  };
}

/** Creates a folder that contains the site as `shop`. */
async function createWebRoot(site: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-host-'));
  await symlink(path.resolve(site), path.join(folder, 'shop'));
  return folder;
}

/** Creates a temporary TLS certificate at the path that the configuration names. */
const createCertificate = (folder: string) =>
  promisify(execFile)('openssl', [
    ...['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=shop.example.com'],
    ...['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`],
  ]);

/**
 * Starts nginx. Also returns its TLS port, its address for redirects to TLS, and the folder that
 * replaces `/var/www`.
 */
export const startNginx = async (
  program: string,
  configurationName: string,
  { site, backEnd }: ServerOptions,
): Promise<LoggingServer & { plainUrl: string; tlsPort: number; folder: string }> => {
  const folder = await createWebRoot(site);
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const tlsPort = await findFreePort();
  await createCertificate(folder);
  const shopConfiguration = await readConfiguration(configurationName, {
    '/var/www': folder,
    '/var/log/nginx/shop.log': getLogPath(folder),
    '/etc/nginx/shop': folder,
    'listen 80': `listen 127.0.0.1:${plainPort}`,
    // The tests load pages without TLS, because clients do not trust the temporary certificate.
    'listen 443 ssl http2': `listen 127.0.0.1:${tlsPort} ssl http2; listen 127.0.0.1:${port}`,
    'http://127.0.0.1:4000': backEnd,
    'client_header_timeout 15s': `client_header_timeout ${testHeaderTimeout}`,
  });
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/tmp/${kind};`,
  );
  await mkdir(path.join(folder, 'tmp'));
  const mainFile = path.join(folder, 'nginx.conf');
  await writeFile(
    mainFile,
    `daemon off; pid ${folder}/pid; error_log ${getLogPath(folder)} warn;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { include /etc/nginx/mime.types; access_log ${getLogPath(folder)}; ${tempPaths.join(' ')} ${shopConfiguration} }`,
  );
  const webServer = await startProgram(folder, `http://127.0.0.1:${port}`, [
    program,
    '-e',
    'stderr',
    '-c',
    mainFile,
  ]);
  const plainUrl = `http://127.0.0.1:${plainPort}`;
  return { ...webServer, folder, plainUrl, tlsPort: Number(tlsPort) };
};

export const startCaddy = async (
  program: string,
  configurationName: string,
  { site, backEnd }: ServerOptions,
): Promise<LoggingServer> => {
  const folder = await createWebRoot(site);
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const shopConfiguration = await readConfiguration(configurationName, {
    '/var/www': folder,
    'shop.example.com': url,
    '127.0.0.1:4000': new URL(backEnd).host,
    '\tlog {': '\tadmin off\n\tlog {',
    'read_header 15s': `read_header ${testHeaderTimeout}`,
  });
  const mainFile = path.join(folder, 'Caddyfile');
  await writeFile(mainFile, shopConfiguration);
  return startProgram(folder, url, [
    program,
    'run',
    '--config',
    mainFile,
    '--adapter',
    'caddyfile',
  ]);
};

/** Answer of an imitated web server: the status, and a file or the target of a redirect. */
export type Answer = { status: number; file?: string; location?: string };

const contentTypes: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

/** Starts a server that imitates a web host that cannot run here, such as an object store. */
export const startImitation = (
  site: string,
  getAnswer: (pathname: string) => Answer,
): Promise<WebServer> =>
  startServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, file, location } = getAnswer(pathname);
    const reply = (body: Buffer | string) => {
      const type = contentTypes[/\w+$/.exec(file ?? '')?.[0] ?? ''] ?? 'application/octet-stream';
      response.writeHead(status, location ? { Location: location } : { 'Content-Type': type });
      response.end(body);
    };
    if (file === undefined) reply('');
    else void readFile(path.join(site, file)).then(reply);
  });
