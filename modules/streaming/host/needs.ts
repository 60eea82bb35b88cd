import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sandboxCommand } from './sandbox-command.ts'

/** Programs that every sandbox needs; `bwrap` looks for them in the same places. */
const PROGRAMS = [
  'bwrap',
  'Xvfb',
  'xkbcomp',
  'matchbox-window-manager',
  'pulseaudio',
  'parec',
  'dbus-daemon',
  'setpriv',
  'prlimit',
  'tar',
]
const PACKAGES = ['node-av', 'node-datachannel', 'x11']

/**
 * What this machine lacks to run games, as text for a log or a skipped test; empty when it can. `system` is another root with its own
 * programs.
 */
export function missingPrograms(system = '/'): string[] {
  if (process.platform !== 'linux') return ['Linux']
  const missing = [
    ...PROGRAMS.filter((name) => !isInstalled(name, system)),
    ...PACKAGES.filter((name) => !isFound(name)),
  ]
  return missing.length === 0 && !mayNest(system)
    ? ['user namespaces (bubblewrap may not start a sandbox here)']
    : missing
}

function isInstalled(name: string, system: string): boolean {
  return ['usr/bin', 'usr/games'].some((folder) => {
    try {
      accessSync(join(system, folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

function isFound(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    return false
  }
}

/** Containers often forbid what bubblewrap needs: the only reliable check is to try. */
function mayNest(system: string): boolean {
  try {
    const wall = [
      '--unshare-user',
      '--unshare-pid',
      '--unshare-net',
      '--ro-bind',
      join(system, 'usr'),
      '/usr',
      '--proc',
      '/proc',
    ]
    const links = ['lib', 'lib64', 'bin'].flatMap((name) =>
      existsSync(join(system, 'usr', name)) ? ['--symlink', `usr/${name}`, `/${name}`] : [],
    )
    const [sandbox, ...loader] = sandboxCommand(system)
    execFileSync(sandbox!, [...loader, ...wall, ...links, '--', '/usr/bin/true'], {
      stdio: 'ignore',
      timeout: 5_000,
    })
    return true
  } catch {
    return false
  }
}
