// Set-up: whatever the build or the tests need and this machine lacks. Runs before `npm ci`, so plain Node only.
// Debian and its kin get their packages by apt-get; elsewhere it says what is missing and stops.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const oldestNode = 20;
const oldestEmscripten = [3, 1, 6];
const includeFolders = [
  ...(process.env.CPATH ?? '').split(delimiter),
  '/usr/include',
  '/usr/local/include',
  '/opt/homebrew/include',
];

const program =
  (...names) =>
  () =>
    names.some((name) => onPath(name));
const header =
  (...names) =>
  () =>
    includeFolders.some((folder) => folder && names.some((name) => existsSync(join(folder, name))));

/** In clang's own folder of run-time libraries. */
const libFuzzer = () => {
  const folder = spawnSync('clang++', ['--print-runtime-dir'], { encoding: 'utf8' }).stdout?.trim();
  return Boolean(folder && existsSync(folder)) && readdirSync(folder).some((name) => name.includes('.fuzzer'));
};

/** Debian's package, how to know that it or its like is here, and where others get it. */
const buildNeeds = [
  { package: 'emscripten', here: program('emcc'), from: 'the Emscripten SDK, activated: https://emscripten.org' },
  {
    package: 'libeigen3-dev',
    here: header('eigen3/Eigen/Core', 'Eigen/Core'),
    from: 'Eigen 3.4: https://eigen.tuxfamily.org',
  },
  { package: 'xtl-dev', here: header('xtl/xdynamic_bitset.hpp'), from: 'xtl: https://github.com/xtensor-stack/xtl' },
  { package: 'cmake', here: program('cmake'), from: 'CMake 3.21 or newer: https://cmake.org' },
  { package: 'ninja-build', here: program('ninja'), from: 'Ninja: https://ninja-build.org' },
];
const testNeeds = [
  { package: 'g++', here: program('g++', 'clang++'), from: 'a C++20 compiler' },
  { package: 'clang', here: program('clang++'), from: 'clang, for its fuzzer' },
  { package: 'libclang-rt-dev', here: libFuzzer, from: "clang's run-time libraries, libFuzzer among them" },
  { package: 'doctest-dev', here: header('doctest/doctest.h'), from: 'doctest: https://github.com/doctest/doctest' },
  { package: 'nlohmann-json3-dev', here: header('nlohmann/json.hpp'), from: 'JSON for C++: https://json.nlohmann.me' },
  { package: 'clang-format', here: program('clang-format-14', 'clang-format'), from: 'clang-format 14' },
  { package: 'chromium', here: program('chromium'), from: 'Chromium, as `chromium` on the PATH' },
];

/** Makes the machine able to build, and with `tests` also to test; or says what is missing and ends with 1. */
export function setUp({ tests = false } = {}) {
  checkNode();
  installPackages(tests ? [...buildNeeds, ...testNeeds] : buildNeeds);
  checkEmscripten();
  installModules();
}

function checkNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return;
  stop(`Node ${oldestNode} or newer is needed, and this is ${process.versions.node}. Get it from https://nodejs.org`);
}

function installPackages(needs) {
  const missing = needs.filter((need) => !need.here());
  if (missing.length === 0) return;
  const names = missing.map((need) => need.package);
  const how = aptGet();
  if (how.command) {
    say(`installing ${names.join(' ')}`);
    const apt = (...args) =>
      run(how.command[0], [...how.command.slice(1), ...args], { DEBIAN_FRONTEND: 'noninteractive' });
    const install = () => apt('install', '--yes', '--no-install-recommends', ...names);
    if (!install()) {
      say('trying again with fresh package lists');
      if (!apt('update') || !install()) stop(`could not install: ${names.join(' ')}`);
    }
  } else {
    say('these are missing:');
    for (const need of missing) console.error(`    ${need.package.padEnd(20)} ${need.from}`);
    stop(how.advice(names));
  }
  const still = missing.filter((need) => !need.here()).map((need) => need.package);
  if (still.length > 0) stop(`installed, and yet not found: ${still.join(' ')}`);
}

/** The command that may install packages here, or the advice for where there is none. */
function aptGet() {
  if (!existsSync('/etc/debian_version') || !onPath('apt-get')) {
    return { advice: () => 'Please install them and run this again.' };
  }
  if (process.getuid?.() === 0) return { command: ['apt-get'] };
  const mayAsk = process.stdin.isTTY && !process.env.CI;
  const sudo = mayAsk
    ? ['sudo', '--preserve-env=DEBIAN_FRONTEND']
    : ['sudo', '--non-interactive', '--preserve-env=DEBIAN_FRONTEND'];
  const works = onPath('sudo') && (mayAsk || spawnSync('sudo', ['--non-interactive', 'true']).status === 0);
  if (works) return { command: [...sudo, 'apt-get'] };
  return { advice: (names) => `Please run this as root, then try again:\n    apt-get install ${names.join(' ')}` };
}

function checkEmscripten() {
  const { stdout } = spawnSync('emcc', ['--version'], { encoding: 'utf8' });
  const version = /(\d+)\.(\d+)\.(\d+)/
    .exec(stdout ?? '')
    ?.slice(1)
    .map(Number);
  if (!version) stop('`emcc --version` does not answer: is the Emscripten SDK activated?');
  const [older] = oldestEmscripten.map((least, i) => version[i] - least).filter((difference) => difference !== 0);
  if (older < 0) stop(`Emscripten ${oldestEmscripten.join('.')} or newer is needed, and this is ${version.join('.')}.`);
}

/** `npm ci`, unless node_modules holds just what the lock file says. */
function installModules() {
  const packages = (file) => Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')).packages);
  const installed = join('node_modules', '.package-lock.json');
  if (existsSync(join(root, installed))) {
    const versions = new Map(packages(installed).map(([name, { version }]) => [name, version]));
    const wanted = packages('package-lock.json').filter(([name, { optional }]) => name !== '' && !optional);
    if (wanted.every(([name, { version }]) => versions.get(name) === version)) return;
  }
  say('installing the npm packages of package-lock.json');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  if (!run(npm[0], [...npm.slice(1), 'ci'])) stop('`npm ci` failed');
}

function run(command, args, environment = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  return status === 0;
}

function onPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function say(message) {
  console.error(`set-up: ${message}`);
}

function stop(message) {
  say(message);
  process.exit(1);
}
