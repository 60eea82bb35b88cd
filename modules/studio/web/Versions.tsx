import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { useChange } from '#kit/web/use-call.ts'
import { QrCode } from '#modules/sharing/web/index.ts'
import { studioCalls, type OwnVersion, type StudioGame } from '../calls.ts'
import { STAGES } from '../model.ts'
import { previewLink } from './preview-path.ts'
import { Report } from './Report.tsx'
import { studioTexts } from './texts.ts'
import styles from './studio.module.css'

const STALE = [studioCalls.readOwnGame, studioCalls.readStudio] as const

/** The versions of a game, the latest first. */
export function Versions({ game }: { readonly game: StudioGame }) {
  const text = useMessages(studioTexts)
  return (
    <section className={styles.card} aria-labelledby="versions">
      <h2 id="versions">{text('versions')}</h2>
      {game.versions.length === 0 && <p className={styles.quiet}>{text('versions.none')}</p>}
      {game.versions.map((version, place) => (
        <Version key={version.versionKey} version={version} game={game} isLatest={place === 0} />
      ))}
    </section>
  )
}

interface VersionProps {
  readonly version: OwnVersion
  readonly game: StudioGame
  readonly isLatest: boolean
}

function Version({ version, game, isLatest }: VersionProps) {
  const text = useMessages(studioTexts)
  const number = useNumber()
  const refusal = useRefusalText()
  const { versionKey, state, share, fault } = version
  const ask = useChange(studioCalls.askReview, { stale: STALE })
  const publish = useChange(studioCalls.publishVersion, { stale: STALE })
  const back = useChange(studioCalls.rollBack, { stale: STALE })
  const error = ask.error ?? publish.error ?? back.error
  const isFirst = !game.versions.some((one) => one.share > 0)
  const mayGrow = STAGES.filter((stage) => stage > share && !(isFirst && stage < 100))
  const isOlder = game.versions.some((one) => one.share > 0 && one.number > version.number)
  return (
    <article className={styles.list} aria-label={text('version', { number: number(version.number) })}>
      <h3>{text('version', { number: number(version.number) })}</h3>
      <p className={styles.quiet}>
        {text(`state.${state}`)}
        {share > 0 && ` · ${text('share', { percent: number(share) })}`}
      </p>
      {fault !== null && (
        <p role="alert" lang="en" dir="ltr">
          {fault}
        </p>
      )}
      <div className={styles.row}>
        {(state === 'ready' || state === 'refused') && (
          <Button look="act" isPending={ask.isPending} onClick={() => ask.run({ versionKey })}>
            {text('ask')}
          </Button>
        )}
        {state === 'approved' &&
          !isOlder &&
          mayGrow.map((stage) => (
            <Button
              key={stage}
              look={stage === 100 ? 'act' : undefined}
              isPending={publish.isPending && publish.params?.share === stage}
              onClick={() => publish.run({ versionKey, share: stage })}
            >
              {isFirst
                ? text('publish')
                : stage === 100
                  ? text('publish.all')
                  : text('publish.part', { percent: number(stage) })}
            </Button>
          ))}
        {state === 'approved' && isOlder && (
          <Button isPending={back.isPending} onClick={() => back.run({ versionKey })}>
            {text('rollBack')}
          </Button>
        )}
      </div>
      {error && <p role="alert">{refusal(error.refusal)}</p>}
      {state !== 'checking' && state !== 'broken' && <Try version={version} isOpen={isLatest} />}
      {(version.report ?? version.noReport) && <Report version={version} isOpen={isLatest} />}
    </article>
  )
}

/** The link to an unlisted version, for a phone's camera too. */
function Try({ version, isOpen }: { readonly version: OwnVersion; readonly isOpen: boolean }) {
  const text = useMessages(studioTexts)
  const [isShown, setShown] = useState(isOpen)
  const refusal = useRefusalText()
  const renew = useChange(studioCalls.renewPreview, { stale: STALE })
  const path = previewLink(version.previewKey)
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{text('try')}</summary>
      {isShown && (
        <div className={styles.list}>
          <p className={styles.quiet}>{text('try.note')}</p>
          <div className={styles.code}>
            <QrCode text={new URL(path, location.origin).href} label={text('try')} />
          </div>
          <div className={styles.row}>
            <ButtonLink href={path}>{text('try')}</ButtonLink>
            <Button
              look="quiet"
              isPending={renew.isPending}
              onClick={() => renew.run({ versionKey: version.versionKey })}
            >
              {text('try.renew')}
            </Button>
          </div>
          {renew.error && <p role="alert">{refusal(renew.error.refusal)}</p>}
        </div>
      )}
    </details>
  )
}
