import { openBox } from '../host/box.ts'
import { FLIP_NEEDS, flipProfile } from './flip-profile.ts'

/** A process that holds a box and tells its number, to be killed by a test. */
const MIB = 1024 * 1024
const box = await openBox({
  profile: flipProfile(),
  folder: process.argv[2]!,
  uid: 28_999,
  limits: { memoryBytes: 512 * MIB, processes: 128, diskBytes: 16 * MIB },
  readable: FLIP_NEEDS,
})
await box.shown
process.send!({ pid: box.process.pid! })
