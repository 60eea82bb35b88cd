import { openSandbox } from '../host/sandbox.ts'
import { FLIP_NEEDS, flipProfile } from './flip-profile.ts'

/** A process that holds a sandbox and prints its process id, for a test to kill. */
const MIB = 1024 * 1024
const sandbox = await openSandbox({
  profile: flipProfile(),
  folder: process.argv[2]!,
  uid: 28_999,
  limits: { memoryBytes: 512 * MIB, processes: 128, diskBytes: 16 * MIB },
  readable: FLIP_NEEDS,
})
await sandbox.shown
process.send!({ pid: sandbox.process.pid! })
