import type { ReactNode } from 'react'
import { useMoment, useSay, type TextKey } from './texts.ts'
import styles from './console.module.css'

/** A message as operators see it, also when it is held or removed. */
export interface OperatorMessage {
  readonly messageId: string
  readonly writerId: number
  readonly text: string
  readonly language: string
  readonly sentAt: number
  readonly state: string
}

export function MessageItem({
  message,
  isReported = false,
  children,
}: {
  readonly message: OperatorMessage
  readonly isReported?: boolean
  readonly children?: ReactNode
}) {
  const say = useSay()
  const moment = useMoment()
  const { writerId, text, language, sentAt, state } = message
  const isOff = state === 'removed' || state === 'deleted'
  return (
    <li className={styles.quote} data-reported={isReported || undefined} data-off={isOff || undefined}>
      <span className={styles.quiet}>
        <a href={`#/support/${writerId}`}>{writerId}</a> · <bdi>{language}</bdi> · <bdi>{moment(sentAt)}</bdi>
        {state !== 'shown' && <> · {say(`chat.state.${state}` as TextKey)}</>}
      </span>
      <p>
        <bdi lang={language}>{text}</bdi>
      </p>
      {children}
    </li>
  )
}
