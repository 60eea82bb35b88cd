// System programs that cloud games need. Plain JavaScript for Node 20, like the rest of the set-up.
import { spawnSync } from 'node:child_process'

/** Program, and its Debian package; modules/streaming/host/needs.ts requires the same programs. */
const PACKAGE_OF = {
  Xvfb: 'xvfb',
  xkbcomp: 'x11-xkb-utils',
  xauth: 'xauth',
  bwrap: 'bubblewrap',
  'matchbox-window-manager': 'matchbox-window-manager',
  pulseaudio: 'pulseaudio',
  parec: 'pulseaudio-utils',
  'dbus-daemon': 'dbus',
  setpriv: 'util-linux',
  prlimit: 'util-linux',
  tar: 'tar',
  // A small program with a window, which the tests use as a game.
  xev: 'x11-utils',
}

const isFound = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0

/** Packages that this machine lacks. */
export const missingPackages = () => [
  ...new Set(
    Object.keys(PACKAGE_OF)
      .filter((name) => !isFound(name))
      .map((name) => PACKAGE_OF[name]),
  ),
]

export const commandFor = (packages) => `apt-get install --no-install-recommends ${packages.join(' ')}`
export const mayInstall = () => process.getuid?.() === 0 && isFound('apt-get')

/** Installs system packages; returns whether that worked. */
export function installPackages(packages, { isQuiet = false } = {}) {
  const options = {
    stdio: isQuiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  // Without a network, apt-get would retry for minutes.
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  spawnSync('apt-get', [...patience, 'update', '-qq'], options)
  const args = [...patience, 'install', '-y', '-qq', '--no-install-recommends', ...packages]
  return spawnSync('apt-get', args, options).status === 0
}

/** Installs what the tests need, where possible. Returns what is still missing; tests that need it are skipped. */
export function bringPrograms(say) {
  const packages = missingPackages()
  if (packages.length > 0 && process.platform === 'linux' && mayInstall()) {
    say(`installing the programs of cloud games (${commandFor(packages)})`)
    installPackages(packages, { isQuiet: true })
  }
  return missingPackages()
}
