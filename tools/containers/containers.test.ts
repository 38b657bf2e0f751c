import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const parsedDockerfile = DockerfileParser.parse(dockerfile);

interface Service {
  image: string;
  build?: { target: string };
  read_only?: boolean;
  cap_drop?: string[];
  depends_on?: Record<string, unknown>;
  networks: string[];
  volumes?: string[];
  environment?: Record<string, string>;
}
const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  networks: object;
  volumes: object;
};
const services = Object.entries(compose.services);

test('the Dockerfile is valid', () => {
  expect(validate(dockerfile)).toEqual([]);
});

test('all stages of the Dockerfile start from one exact version of Node', () => {
  const baseImages = parsedDockerfile.getFROMs().map((step) => step.getImage());
  expect(baseImages).toEqual([
    expect.stringMatching(/^node:\d+\.\d+\.\d+-slim$/),
    'base',
    'base',
    'base',
  ]);
});

test('the Dockerfile uses no version of Node without security fixes', () => {
  const [baseImage = ''] = parsedDockerfile.getFROMs().map((step) => step.getImage());
  // Support of Node 20 ended in April 2026, and Node 22 gets fixes only until April 2027.
  expect(Number(/^node:(\d+)/.exec(baseImage ?? '')?.[1])).toBeGreaterThanOrEqual(24);
});

test('the Dockerfile runs nothing as root', () => {
  const userSteps = parsedDockerfile
    .getInstructions()
    .filter((step) => step.getInstruction() === 'USER');
  expect(userSteps.map((step) => step.getArgumentsContent())).toEqual(['1000:1000', '1000:1000']);
});

test('compose.yaml builds from existing stages', () => {
  const stages = parsedDockerfile.getFROMs().map((step) => step.getBuildStage());
  for (const [, { build }] of services) if (build) expect(stages).toContain(build.target);
});

test('compose.yaml gets security fixes of each image, but no new major version', () => {
  const images = services.filter(([, { build }]) => !build).map(([, { image }]) => image);
  expect(images).toEqual(['postgres:17-alpine', 'caddy:2-alpine']);
});

test.each(services)('everything that the service %s refers to exists', (_name, service) => {
  const { depends_on = {}, networks, volumes = [] } = service;
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
  expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networks));
  for (const [source = ''] of volumes.map((volume) => volume.split(':')))
    // This folder is not in the repository, because the operator creates it.
    if (source === './host') continue;
    else if (source.startsWith('.')) expect(readFileSync(source)).toBeDefined();
    else expect(Object.keys(compose.volumes)).toContain(source);
});

test('services that are built from the Dockerfile can write only to their volumes', () => {
  for (const [, service] of services.filter(([, { build }]) => build))
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

test('only the back ends can reach the database', () => {
  const databaseClients = services.filter(([, { networks }]) => networks.includes('data'));
  expect(databaseClients.map(([name]) => name)).toEqual(['postgres', 'back-end-1', 'back-end-2']);
});

/** Variables to which compose.yaml gives fixed values. */
const fixedVariables = ['PORT', 'HOST', 'DATA_DIR', 'STATIC_DIR'];

test('compose.yaml passes on every back-end variable that README lists', () => {
  const variablesTable =
    readFileSync('README.md', 'utf8').split('\n| variable |')[1]?.split('\n\n')[0] ?? '';
  const nameCells = [...variablesTable.matchAll(/^\| (`.*?`) \|/gm)].map(([, names = '']) => names);
  const listedVariables = nameCells.flatMap((row) =>
    [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  const passedVariables = Object.keys(compose.services['back-end-1']?.environment ?? {});
  expect([...passedVariables, ...fixedVariables].sort()).toEqual(listedVariables.sort());
});

test('compose.yaml requires the password of the database', () => {
  const { environment } = compose.services.postgres ?? {};
  expect(environment?.POSTGRES_PASSWORD).toContain(':?');
});
