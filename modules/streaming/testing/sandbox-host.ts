import { openSandbox } from '../host/sandbox.ts'
import { FLIP_NEEDS, flipProfile } from './flip-profile.ts'
import { scriptProfile } from './sandboxes.ts'

/** A process that holds a sandbox and sends its process id, for a test to kill: `sandbox-host.ts FOLDER [MARK [SCRIPT]]`. */
const MIB = 1024 * 1024
const [folder, mark = '', script] = process.argv.slice(2)
// Its test may be killed, too.
process.on('disconnect', () => process.exit())
const environment = { SANDBOX_MARK: mark }
const sandbox = await openSandbox({
  profile: script === undefined ? flipProfile({ environment }) : scriptProfile(script, { environment }),
  folder: folder!,
  uid: 28_999,
  limits: { memoryBytes: 512 * MIB, processes: 128, diskBytes: 16 * MIB },
  readable: FLIP_NEEDS,
})
if (script === undefined) await sandbox.shown
process.send!({ pid: sandbox.process.pid! })
