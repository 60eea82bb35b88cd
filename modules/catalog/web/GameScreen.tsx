import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { late } from '#kit/ui/late.ts'
import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { portalSound } from '#kit/sound/portal-sound.ts'
import { useSoundSettings } from '#kit/sound/use-sound-settings.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ArrowLeftIcon, DotsThreeIcon, SpeakerHighIcon, SpeakerSlashIcon } from '#kit/ui/icons/stage.tsx'
import { IconButton, IconLink } from '#kit/ui/IconButton.tsx'
import { RotateHint } from '#kit/ui/RotateHint.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { useFullscreen } from '#kit/web/use-fullscreen.ts'
import { openRunOverlay, usePaused } from '#modules/scores/web/index.ts'
import type { GamePage } from '../calls.ts'
import { goalOf } from '../rules/goal.ts'
import { ActionBar } from './game/ActionBar.tsx'
import { Counters } from './game/Counters.tsx'
import { GameInfo } from './game/GameInfo.tsx'
import { useLeaving } from './game/use-leaving.ts'
import { usePlay, type PlayOnPage } from './game/use-play.ts'
import { useUntouched } from './game/use-untouched.ts'
import { catalogTexts, type CatalogText } from './texts.ts'
import { isRunHeld } from './open-game.ts'
import { useOpened } from './use-opened.ts'
import styles from './game/game.module.css'

const GameMenu = late(() => import('./game/GameMenu.tsx').then((module) => ({ default: module.GameMenu })))

interface GameProps {
  readonly game: GamePage
  /** What stands between the stage and the words about the game. */
  readonly belowStage?: ((play: Play | undefined) => ReactNode) | undefined
  /** Further items of the menu; a long run is confirmed before it is left. */
  readonly inMenu?: ((play: Play | undefined, leave: (then: () => void) => void) => ReactNode) | undefined
  /** What lies over the board. */
  readonly overStage?: ((play: Play | undefined, state: PlayState) => ReactNode) | undefined
  /** Something covers the stage. */
  readonly isCovered?: boolean
}

/** The game first, the rest of the page below it. */
export function GameScreen({ game, belowStage, inMenu, overStage, isCovered = false }: GameProps) {
  const text = useMessages(catalogTexts)
  const onPage = usePlay(game)
  const { play, state } = onPage
  const stage = useRef<HTMLElement>(null)
  const { isFull, toggle } = useFullscreen(stage)
  const isUntouched = useUntouched(stage)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [wasMenuOpen, setWasMenuOpen] = useState(false)

  useOpened(game)
  usePaused(play, isCovered)
  useHeld(state)
  const openMenu = (open: boolean) => {
    setMenuOpen(open)
    if (open) setWasMenuOpen(true)
    if (open) play?.pause()
    else play?.resume()
  }
  const leave = useLeaving(play)
  const leaveFromMenu = (then: () => void) => {
    openMenu(false)
    void leave(then)
  }

  return (
    <main id="content" className={styles.page}>
      <section
        ref={stage}
        className={styles.first}
        data-stage
        data-full={isFull || undefined}
        data-untouched={isUntouched || undefined}
        data-orientation={game.orientation}
        style={{ '--glow': game.ground[0], '--deep': game.ground[1] } as React.CSSProperties}
      >
        <TopBar
          start={<IconLink href="/" label={text('game.back')} icon={<ArrowLeftIcon />} />}
          title={game.title}
          note={isUntouched && !state.daily ? goalOf(game) : noteOf(text, game, onPage)}
        >
          <SoundSwitch />
          <IconButton label={text('game.menu')} icon={<DotsThreeIcon />} onClick={() => openMenu(true)} />
        </TopBar>
        <Counters state={state} unit={game.scoreUnit} />
        <Stage game={game} onPage={onPage}>
          {overStage?.(play, state)}
        </Stage>
        <ActionBar
          play={play}
          state={state}
          isFull={isFull}
          onFull={toggle}
          onRestart={() => leave(() => play?.again())}
        />
        {game.orientation === 'portrait' && <RotateHint />}
      </section>
      {belowStage?.(play)}
      <GameInfo game={game} level={state.level} play={play} />
      {wasMenuOpen && (
        <Suspense>
          <GameMenu
            title={game.title}
            play={play}
            state={state}
            isOpen={isMenuOpen}
            onRace={() => openRunOverlay({ game, level: state.level, play })}
            onClose={() => openMenu(false)}
          >
            {inMenu?.(play, leaveFromMenu)}
          </GameMenu>
        </Suspense>
      )}
    </main>
  )
}

/** A run that no save holds must not restart because a save arrived. */
function useHeld({ daily, isRacing, phase }: PlayState) {
  const isHeld = daily || isRacing || phase === 'ended'
  useEffect(() => {
    isRunHeld.change(() => isHeld)
    return () => isRunHeld.change(() => false)
  }, [isHeld])
}

function noteOf(
  text: (key: CatalogText, values?: Record<string, number>) => string,
  { genre, kind }: GamePage,
  { play, state }: PlayOnPage,
): string {
  if (state.daily) return text('game.dailyOn')
  // Outside a level pack the number is only a mode.
  return play && state.level > 0 && state.level <= play.levels
    ? text('game.level', { level: state.level })
    : (kind?.title ?? text(`category.${genre}` as CatalogText))
}

function SoundSwitch() {
  const text = useMessages(catalogTexts)
  const { music, sound } = useSoundSettings()
  const isOn = music || sound
  return (
    <IconButton
      label={text(isOn ? 'game.soundOff' : 'game.soundOn')}
      icon={isOn ? <SpeakerHighIcon /> : <SpeakerSlashIcon />}
      onClick={() => portalSound()?.change({ music: !isOn, sound: !isOn })}
    />
  )
}

/** The canvas, and what lies over it: paused, failed, and what the page puts there. */
function Stage({
  game,
  onPage,
  children,
}: Pick<GameProps, 'game'> & { readonly onPage: PlayOnPage; readonly children: ReactNode }) {
  const text = useMessages(catalogTexts)
  const { canvas, play, state, hasFailed, retry } = onPage
  return (
    <div className={styles.stage}>
      <canvas
        ref={canvas}
        data-slug={game.slug}
        data-family={game.family}
        data-unit={game.scoreUnit}
        tabIndex={0}
        role="application"
        aria-label={text('game.stage', { title: game.title })}
        suppressHydrationWarning
      />
      {hasFailed && (
        <div className={styles.over} role="alert">
          <p>{text('game.failed')}</p>
          <Button look="act" onClick={retry}>
            {text('game.retry')}
          </Button>
        </div>
      )}
      {play?.isRealtime && state.phase === 'paused' && (
        <button type="button" className={styles.over} onClick={play.resume}>
          <strong>{text('game.paused')}</strong>
          {text('game.continue')}
        </button>
      )}
      {children}
    </div>
  )
}
