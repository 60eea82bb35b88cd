import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import type { OwnVersion } from '../calls.ts'
import { studioTexts } from './texts.ts'
import styles from './studio.module.css'

const MEGABYTE = 1_000_000
const ASKED = ['speaks', 'touch', 'keyboard', 'earlySound', 'resizes', 'pauses', 'mutes'] as const

/** What a real browser has seen of a version. */
export function Report({ version, isOpen }: { readonly version: OwnVersion; readonly isOpen: boolean }) {
  const text = useMessages(studioTexts)
  const number = useNumber()
  const { report, noReport } = version
  if (!report) return <p>{text(`report.${noReport as 'browser' | 'start' | 'budget'}`)}</p>
  const tenth = (value: number) => number(Math.round(value * 10) / 10)
  return (
    <details open={isOpen}>
      <summary>{text('report')}</summary>
      <ul className={styles.report}>
        <li>
          {text('report.load', {
            megabytes: tenth(report.bytes / MEGABYTE),
            seconds: tenth(report.playableMs / 1000),
            slow: tenth(report.slowPlayableMs / 1000),
          })}
        </li>
        <li>
          {text('report.run', {
            frames: number(report.framesPerSecond),
            memory: number(Math.round(report.memoryBytes / MEGABYTE)),
            idle: number(report.idleCpu),
          })}
        </li>
      </ul>
      <dl className={styles.report}>
        {ASKED.map((question) => (
          <div key={question} className={styles.answer}>
            <dt>{text(`report.${question}`)}</dt>
            <dd>{text(`seen.${report[question]}`)}</dd>
          </div>
        ))}
        {report.sizes.map(({ width, height, fits }) => (
          <div key={width} className={styles.answer}>
            <dt>{text('report.fits', { size: `${width}×${height}` })}</dt>
            <dd>{text(`seen.${fits}`)}</dd>
          </div>
        ))}
      </dl>
      <Lines title={text('report.errors')} lines={report.errors} />
      <Lines title={text('report.outside')} lines={report.outside} />
    </details>
  )
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul lang="en" dir="ltr">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
