import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { portalSound } from '#kit/sound/portal-sound.ts'
import { Button } from '#kit/ui/Button.tsx'
import { IconButton, IconLink } from '#kit/ui/IconButton.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { ArrowLeftIcon, ArrowsInSimpleIcon, CornersOutIcon } from '#kit/ui/icons/stage.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { ProgressBar } from '#kit/ui/ProgressBar.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { assetUrl } from '#kit/web/config.ts'
import { useFullscreen } from '#kit/web/use-fullscreen.ts'
import type { GamePage } from '#modules/catalog/calls.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { catalogTexts } from '#modules/catalog/web/index.ts'
import { GameBadges } from './gameBadges/GameBadges.tsx'
import { useKeepBadge } from './gameBadges/use-keep-badge.ts'
import { isAmongFirst } from '../rules/staged-rollout.ts'
import { FRAME_ALLOWS, sandboxOf, waitingAddress, WAITING_SANDBOX } from '../rules/frame.ts'
import { hostedTexts } from './texts.ts'
import { useBridge, type BridgedGame } from './use-bridge.ts'
import { useHostedFrame } from './use-hosted-frame.ts'
import styles from './hosted.module.css'

interface HostedGameProps {
  readonly game: GamePage & { readonly hosted: NonNullable<GamePage['hosted']> }
  /** Where games store their saves. */
  readonly openStorage: () => TextStorage
  /** The content between the stage and the text about the game. */
  readonly belowStage?: ReactNode
  /** The text about the game. */
  readonly children?: ReactNode
}

/** The page of an external game, in a frame from its own host. */
export function HostedGame({ game, openStorage, belowStage, children }: HostedGameProps) {
  const text = useMessages(hostedTexts)
  const common = useMessages(catalogTexts)
  const stage = useRef<HTMLElement>(null)
  const { isFull, toggle } = useFullscreen(stage, { isWide: game.orientation === 'landscape' })
  const { isServedHere = false, maker, licence, next } = game.hosted
  const { status } = useAccount()
  // Players in the staged share get the next version; unknown players get the current one.
  const isNext =
    next !== undefined && status !== undefined && isAmongFirst(status.userId, game.slug, next.share)
  const [pinned, setPinned] = useState<{ readonly slug: string; readonly address: string }>()
  const wished = isNext ? next.address : game.hosted.address
  // Fixed on Play: neither a new version nor a player known only now restarts a game.
  const address = pinned?.slug === game.slug ? pinned.address : wished
  const { host } = new URL(address)
  const [best, setBest] = useState<number>()
  const keepBadge = useKeepBadge(game.slug, game.title)
  const number = useNumber()
  // It may play its own sounds, which the page cannot detect.
  useEffect(() => portalSound()?.setScene({ page: 'cloudGame' }), [])

  return (
    <main id="content" className={styles.page}>
      <section
        ref={stage}
        className={styles.first}
        data-stage
        data-full={isFull || undefined}
        style={{ '--glow': game.ground[0], '--deep': game.ground[1] } as React.CSSProperties}
      >
        <TopBar
          start={<IconLink href="/" label={common('game.back')} icon={<ArrowLeftIcon />} />}
          title={game.title}
          note={text('source', { host })}
        >
          <IconButton
            label={common(isFull ? 'game.fullscreenEnd' : 'game.fullscreen')}
            icon={isFull ? <ArrowsInSimpleIcon /> : <CornersOutIcon />}
            onClick={toggle}
          />
        </TopBar>
        <HostedStage
          key={address}
          game={{ slug: game.slug, title: game.title, cover: game.cover, address, isServedHere }}
          openStorage={openStorage}
          onBest={setBest}
          keepBadge={keepBadge}
          onPlay={() => setPinned({ slug: game.slug, address: wished })}
        />
      </section>
      {belowStage}
      <GameBadges slug={game.slug} />
      {children}
      <section className={styles.about} aria-labelledby="about">
        <h2 id="about">{text('about')}</h2>
        <p>{text('maker', { maker })}</p>
        <p>{text('licence', { licence })}</p>
        <p>{text('note', { host })}</p>
        {best !== undefined && <p>{text('best', { score: number(best) })}</p>}
      </section>
    </main>
  )
}

interface StageProps extends Pick<HostedGameProps, 'openStorage'> {
  readonly game: BridgedGame & { readonly cover?: string; readonly isServedHere: boolean }
  readonly onBest: (best: number | undefined) => void
  /** Stores a badge that the game awards. */
  readonly keepBadge: (badgeId: string) => Promise<boolean>
  /** The player has pressed Play. */
  readonly onPlay?: () => void
}

/** The game itself: a cover and a button, then its frame. */
export function HostedStage({ game, openStorage, onBest, keepBadge, onPlay }: StageProps) {
  const text = useMessages(hostedTexts)
  const { address } = game
  const { host } = new URL(address)
  const { phase, begin } = useHostedFrame(address)
  const isOpen = phase === 'asking' || phase === 'there'
  const [isLoaded, setLoaded] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const { slug, title } = game
  const { progress, best } = useBridge(
    frame,
    { slug, title, address },
    { isShown: isOpen, openStorage, keepBadge },
  )
  useEffect(() => onBest(best), [best, onBest])
  const play = () => {
    onPlay?.()
    begin()
  }
  return (
    <div className={styles.stage}>
      {game.isServedHere && !isLoaded && <Waiting address={address} />}
      {isOpen && (
        <iframe
          ref={frame}
          className={styles.frame}
          src={address}
          title={text('frame', { title: game.title, host })}
          sandbox={sandboxOf(address, location.hostname)}
          allow={FRAME_ALLOWS}
          referrerPolicy="no-referrer"
          onLoad={() => {
            setLoaded(true)
            // The player has pressed Play: give the game keyboard focus.
            frame.current?.focus()
          }}
        />
      )}
      {phase === 'there' && progress !== undefined && (
        <div className={styles.progress}>
          <ProgressBar label={text('loading', { title })} share={progress} />
        </div>
      )}
      {phase !== 'there' && <Lobby game={game} host={host} phase={phase} onPlay={play} />}
    </div>
  )
}

/**
 * A page of the games server without scripts: it has the connection, process and start page ready for Play. Nothing is preloaded from
 * a third-party host, which would learn who is looking.
 */
const Waiting = ({ address }: { readonly address: string }) => (
  <iframe
    hidden
    src={waitingAddress(address)}
    title=""
    tabIndex={-1}
    aria-hidden="true"
    sandbox={WAITING_SANDBOX}
    referrerPolicy="no-referrer"
  />
)

interface LobbyProps extends Pick<StageProps, 'game'> {
  readonly host: string
  readonly phase: 'asked' | 'asking' | 'failed'
  readonly onPlay: () => void
}

/** Shown until the game loads: its picture, its host, and the button. */
function Lobby({ game, host, phase, onPlay }: LobbyProps) {
  const text = useMessages(hostedTexts)
  const common = useMessages(catalogTexts)
  return (
    <div className={styles.lobby} data-over={phase === 'asking' || undefined}>
      {game.cover !== undefined && (
        <img className={styles.cover} src={assetUrl(game.cover)} alt="" width="400" height="400" />
      )}
      {phase === 'asking' ? (
        <Loading label={text('asking', { host })} />
      ) : (
        <div className={styles.words}>
          {phase === 'failed' ? (
            <div role="alert">
              <strong>{text('failed', { host })}</strong>
              <p>{text('failedHint')}</p>
            </div>
          ) : (
            <p>{text('note', { host })}</p>
          )}
          <Button look="act" size="large" icon={phase === 'asked' && <PlayIcon />} onClick={onPlay}>
            {phase === 'failed' ? common('game.retry') : text('play')}
          </Button>
        </div>
      )}
    </div>
  )
}
