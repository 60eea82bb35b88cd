import { useId } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { ProgressBar } from '#kit/ui/ProgressBar.tsx'
import { studioTexts } from './texts.ts'
import type { UploadState } from './use-upload.ts'
import styles from './studio.module.css'

interface FilePickProps {
  /** Of the heading that names the file. */
  readonly labelId: string
  readonly note: string
  readonly accept: string
  /** What is said when it has come. */
  readonly done: string
  readonly state: UploadState
  bring(file: File): Promise<void>
}

/** A file is chosen, and how far it is on its way. */
export function FilePick({ labelId, note, accept, done, state, bring }: FilePickProps) {
  const text = useMessages(studioTexts)
  const refusal = useRefusalText()
  const number = useNumber()
  const noteId = useId()
  const isBusy = state.state === 'reading' || state.state === 'sending'
  const percent = state.state === 'sending' ? number(Math.floor(state.share * 100)) : ''
  return (
    <>
      <p id={noteId} className={styles.quiet}>
        {note}
      </p>
      <input
        type="file"
        className={styles.file}
        aria-labelledby={labelId}
        aria-describedby={noteId}
        accept={accept}
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again: after a cut it goes on.
          target.value = ''
          if (file) void bring(file)
        }}
      />
      {state.state === 'sending' && (
        <ProgressBar label={text('upload.sent', { percent })} share={state.share} />
      )}
      <p role="status">
        {state.state === 'reading' && text('upload.reading')}
        {state.state === 'sending' && text('upload.sent', { percent })}
        {state.state === 'done' && done}
      </p>
      {state.state === 'cut' && <p role="alert">{text('upload.failed')}</p>}
      {state.state === 'refused' && <p role="alert">{refusal(state.refusal)}</p>}
    </>
  )
}
