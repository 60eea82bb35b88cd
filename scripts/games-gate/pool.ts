import { Worker } from 'node:worker_threads'
import { failure } from '#kit/game/gate/finding.ts'
import type { HeadlessReport } from './headless.ts'
import type { Job } from './worker.ts'

/** A game hangs if it has not finished after this many times its budget. */
const PATIENCE = 8
const LEAST_PATIENCE_MS = 90_000

/** Runs the headless checks of many games on several threads; results are in the order of the games. */
export async function checkAll(
  jobs: readonly Job[],
  threads: number,
  done: (report: HeadlessReport) => void,
): Promise<HeadlessReport[]> {
  const reports: HeadlessReport[] = []
  let next = 0
  const work = async () => {
    let worker = openWorker()
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index]!
      const answer = await ask(worker, job)
      if ('trouble' in answer) {
        await worker.terminate()
        worker = openWorker()
      }
      const report = 'trouble' in answer ? unplayed(job, answer.trouble) : answer
      reports[index] = report
      done(report)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work))
  return reports
}

const openWorker = () => new Worker(new URL('./worker.ts', import.meta.url))

const unplayed = ({ slug, folder }: Job, trouble: string): HeadlessReport => ({
  slug,
  family: folder,
  findings: [failure(slug, 'L4', trouble)],
  milliseconds: 0,
})

function ask(worker: Worker, job: Job): Promise<HeadlessReport | { readonly trouble: string }> {
  return new Promise((resolve) => {
    const finish = (answer: HeadlessReport | { readonly trouble: string }) => {
      clearTimeout(timer)
      worker.off('message', finish)
      worker.off('error', fail)
      resolve(answer)
    }
    const fail = (cause: unknown) => finish({ trouble: `ends its thread: ${String(cause)}` })
    const patience = Math.max(LEAST_PATIENCE_MS, job.budget * PATIENCE)
    const timer = setTimeout(() => finish({ trouble: `hangs for ${patience / 1000} s` }), patience)
    worker.on('message', finish)
    worker.on('error', fail)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job)
  })
}
