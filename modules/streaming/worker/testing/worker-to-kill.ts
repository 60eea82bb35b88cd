import { faulty, openWorkerRig } from './worker-rig.ts'

/** A worker with one play, in a separate process: prints its folder when the play runs, and waits to be killed. */
const rig = await openWorkerRig()
await rig.coordinator.next('hello')
await rig.run('play-1', { profile: faulty('outlives') })
console.log(rig.folder)
