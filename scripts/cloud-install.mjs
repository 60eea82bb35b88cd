// npm run cloud:install: installs the system packages that cloud games need, or prints the command that does.
import { commandFor, installPackages, mayInstall, missingPackages } from './cloud-programs.mjs'
import { fail, say } from './setup.mjs'

if (process.platform !== 'linux') fail('cloud games run on Linux only')
const packages = missingPackages()
if (packages.length === 0) {
  say('all programs of cloud games are there; start the portal again if its lines are closed')
} else if (mayInstall()) {
  say(`installing ${packages.join(', ')}`)
  if (!installPackages(packages)) fail(`that did not work; try it by hand: ${commandFor(packages)}`)
  say('all programs of cloud games are there; start the portal again to open its lines')
} else {
  say(`run this as root, or install the like on a system without apt-get: ${commandFor(packages)}`)
  process.exitCode = 1
}
