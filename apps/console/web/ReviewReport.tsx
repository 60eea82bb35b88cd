import type { GameReport } from '#modules/studio/model.ts'
import { useSay, type TextKey } from './texts.ts'
import styles from './console.module.css'

export type SeenReport = GameReport | { readonly missing: string }

const MEGABYTE = 1_000_000

/** What a browser has observed of a version, one line each. */
export function ReviewReport({ report }: { readonly report: SeenReport | null }) {
  const say = useSay()
  if (!report || 'missing' in report)
    return <p>{say(`reviews.no.${report?.missing ?? 'browser'}` as TextKey)}</p>
  const answers = {
    speaks: report.speaks,
    touch: report.touch,
    keyboard: report.keyboard,
    earlySound: report.earlySound,
    resizes: report.resizes,
    pauses: report.pauses,
    mutes: report.mutes,
  }
  return (
    <>
      <ul className={styles.list}>
        <li>
          {say('reviews.load', {
            megabytes: (report.bytes / MEGABYTE).toFixed(1),
            seconds: (report.playableMs / 1000).toFixed(1),
            slow: (report.slowPlayableMs / 1000).toFixed(1),
          })}
        </li>
        <li>
          {say('reviews.run', {
            frames: report.framesPerSecond,
            memory: Math.round(report.memoryBytes / MEGABYTE),
            idle: report.idleCpu,
          })}
        </li>
        {Object.entries(answers).map(([question, answer]) => (
          <li key={question}>{say(`reviews.${question}` as TextKey, { answer })}</li>
        ))}
        {report.sizes.map(({ width, height, fits }) => (
          <li key={width}>{say('reviews.size', { width, height, answer: fits })}</li>
        ))}
      </ul>
      {[...report.errors, ...report.outside].length > 0 && (
        <details open>
          <summary>
            {say('reviews.troubles', { count: report.errors.length + report.outside.length })}
          </summary>
          <ul>
            {[...report.errors, ...report.outside].map((line) => (
              <li key={line}>
                <bdi lang="en">{line}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
