import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { confirm } from '#kit/ui/confirm.ts'
import { late } from '#kit/ui/late.ts'
import { useStore } from '#kit/ui/store.ts'
import { toast } from '#kit/ui/toast.ts'
import { useFullscreen } from '#kit/web/use-fullscreen.ts'
import { openHeld } from './input/held.ts'
import { useGamepads } from './input/use-gamepads.ts'
import { useKeyboard, useRelease } from './input/use-keyboard.ts'
import { useMouse } from './input/use-mouse.ts'
import { useTouch } from './input/use-touch.ts'
import { Corner } from './parts/Corner.tsx'
import { Elsewhere, EndScreen, type PlayerPlaces } from './parts/EndScreen.tsx'
import { Opening } from './parts/Opening.tsx'
import { ScreenInput, useKeys, useMoving } from './parts/ScreenInput.tsx'
import { Strips } from './parts/Strips.tsx'
import { Reconnecting } from './parts/Reconnecting.tsx'
import { openPlayerSettings } from './player-settings.ts'
import type { Play, PlayCalls, PlayView } from './play/open-play.ts'
import { usePlay } from './play/use-play.ts'
import type { OpenStream } from './stream.ts'
import { streamingTexts } from './texts.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { useTouched } from './use-touched.ts'
import styles from './player.module.css'

const PlayMenu = late(() => import('./parts/PlayMenu.tsx').then((part) => ({ default: part.PlayMenu })))

export interface PlayerProps {
  /** Title of the game; a placeholder until it is known. */
  readonly name: string
  readonly icon?: string | undefined
  readonly calls: PlayCalls
  readonly open: OpenStream
  readonly places: PlayerPlaces
  /** There is nothing to play, or the player left: the portal navigates elsewhere. */
  readonly onRefused: (refusal: string) => void
  readonly onLeft: () => void
  /** The same game once more. */
  readonly onAgain: () => void
  /** Reports that a threshold of remaining time was crossed (spec 8.6). */
  readonly tip: (tip: {
    readonly tipSeconds: number
    readonly secondsLeft: number
    readonly onClose: () => void
  }) => ReactNode
}

/** A remote game: its video and sound here, our input there (spec 2.4). */
export function Player({ name, icon, calls, open, places, onRefused, onLeft, onAgain, tip }: PlayerProps) {
  const root = useRef<HTMLElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const play = usePlay({ calls, open, canvas, video })
  const view = useStore(play.view)
  const [settings] = useState(openPlayerSettings)
  const { volume } = useStore(settings)
  const menu = useMenu(screen)
  const keys = useKeys()
  const moving = useMoving(screen, keys)
  const { isFull, toggle } = useFullscreen(root, { isWide: true })
  const { phase, join } = view

  const isPlaying = phase.status === 'playing'
  useEffect(() => play.setVolume(volume / 100), [play, volume])
  useEffect(() => {
    if (phase.status === 'refused') onRefused(phase.refusal)
    // The portal's answer to it may be another function at every rendering; the refusal is one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [phase])
  useEffect(() => {
    if (isPlaying) screen.current?.focus({ preventScroll: true })
  }, [isPlaying])
  useWakeLock(isPlaying)
  const input = useInput(play, { screen, root, isOn: isPlaying && !menu.isOpen && !moving.isOn })
  const showsPad = Boolean(join?.pad) && (moving.isOn || (input.isTouched && !input.hasGamepad))
  const mayType = isPlaying && input.isTouched && view.takesText === true
  const leave = useLeave(play, menu, onLeft)
  const isOver = phase.status === 'ended' || phase.status === 'elsewhere'
  return (
    <main
      id="content"
      ref={root}
      className={styles.player}
      data-stage
      data-full={isFull || undefined}
      data-pad={(showsPad && !isOver) || undefined}
      data-keys={(keys.open !== 'none' && isPlaying) || undefined}
      style={{ '--ratio': ratioOf(view) } as React.CSSProperties}
      {...UNTOUCHED}
    >
      <Screen name={name} view={view} screen={screen} frame={input.frame} canvas={canvas} video={video} />
      {isPlaying && (
        <ScreenInput
          join={join}
          held={input.held}
          send={play.send}
          settings={settings}
          showsPad={showsPad}
          moving={moving}
          usualPlace={styles.padPlace}
          keys={keys}
        />
      )}
      {!isOver && !moving.isOn && <Corner view={view} onMenu={menu.open} onType={keys.typeIf(mayType)} />}
      {isPlaying && <Strips view={view} isTouched={input.isTouched} onSound={() => play.unlockSound()} />}
      <PhaseCard name={name} icon={icon} play={play} places={places} onAgain={onAgain} />
      {isPlaying && view.tipSeconds !== undefined && tip(tipOf(view.tipSeconds, view, play))}
      {menu.wasOpen && (
        <Suspense>
          <PlayMenu
            name={name}
            isOpen={menu.isOpen}
            onClose={menu.close}
            view={view}
            settings={settings}
            hasPad={Boolean(join?.pad) && (showsPad || navigator.maxTouchPoints > 0)}
            isFull={isFull}
            onFull={() => menu.closeAfter(toggle)}
            onKeys={() => menu.closeAfter(keys.show)}
            onMovePad={() => moving.begin(menu.hide)}
            onLeave={() => void leave()}
            together={calls.together}
            onSeat={play.giveSeat}
          />
        </Suspense>
      )}
    </main>
  )
}

function ratioOf({ screen, join }: PlayView): number {
  const { width, height } = screen ?? join ?? { width: 16, height: 9 }
  return width / height
}

const leaveOut = (event: React.SyntheticEvent) => event.preventDefault()
/** No context menu or clipboard on the game's picture. */
const UNTOUCHED = { onContextMenu: leaveOut, onCopy: leaveOut, onCut: leaveOut, onPaste: leaveOut }

const tipOf = (tipSeconds: number, { time }: PlayView, { hideTip }: Play) => ({
  tipSeconds,
  secondsLeft: time?.seconds ?? tipSeconds,
  onClose: hideTip,
})

/** The menu is mounted on first use; closing it returns the keyboard to the game. */
function useMenu(screen: React.RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const close = () => {
    setOpen(false)
    screen.current?.focus({ preventScroll: true })
  }
  return {
    isOpen,
    wasOpen,
    hide: () => setOpen(false),
    open() {
      setOpen(true)
      setWasOpen(true)
    },
    close,
    closeAfter(act: () => void) {
      act()
      close()
    },
  }
}

function useLeave(play: Play, menu: ReturnType<typeof useMenu>, onLeft: () => void) {
  const text = useMessages(streamingTexts)
  return async () => {
    menu.hide()
    const isSure = await confirm({
      title: text('leave.title'),
      note: text('leave.note'),
      yes: text('leave.yes'),
      no: text('leave.no'),
      isDangerous: true,
    })
    if (!isSure) return
    await play.stop().catch(ignoreFailure('the play ends by itself'))
    onLeft()
  }
}

interface ScreenProps {
  readonly name: string
  readonly view: PlayView
  readonly screen: React.Ref<HTMLDivElement>
  readonly frame: React.Ref<HTMLDivElement>
  readonly canvas: React.Ref<HTMLCanvasElement>
  readonly video: React.Ref<HTMLVideoElement>
}

function Screen({ name, view: { phase, join }, screen, frame, canvas, video }: ScreenProps) {
  const text = useMessages(streamingTexts)
  return (
    <div
      ref={screen}
      className={styles.screen}
      tabIndex={phase.status === 'playing' ? 0 : -1}
      role="application"
      aria-label={text('stage', { game: name })}
      aria-description={text('stageHint')}
      data-dim={phase.status === 'reconnecting' || undefined}
    >
      <div ref={frame} className={styles.frame} data-pointer={join?.pointer}>
        <canvas ref={canvas} className={styles.picture} hidden />
        <video ref={video} className={styles.picture} hidden playsInline muted disablePictureInPicture />
      </div>
    </div>
  )
}

interface PhaseCardProps extends Pick<PlayerProps, 'name' | 'icon' | 'places' | 'onAgain'> {
  readonly play: Play
}

/** What lies over the picture before and after a game. */
function PhaseCard({ name, icon, play, places, onAgain }: PhaseCardProps) {
  const { phase, time } = useStore(play.view)
  switch (phase.status) {
    case 'opening':
      return <Opening name={name} icon={icon} step={phase.step} />
    case 'reconnecting':
      return <Reconnecting until={phase.until} onNow={play.hurry} />
    case 'elsewhere':
      return <Elsewhere hub={places.hub} onHere={play.takeBack} />
    case 'ended':
      if (phase.ending === 'replaced') return null
      return <EndScreen ending={phase.ending} places={places} secondsLeft={time?.seconds} onAgain={onAgain} />
    default:
      return null
  }
}

interface InputWorld {
  readonly screen: React.RefObject<HTMLElement | null>
  readonly root: React.RefObject<HTMLElement | null>
  readonly isOn: boolean
}

/** All input devices of the player. */
function useInput(play: Play, { screen, root, isOn }: InputWorld) {
  const text = useMessages(streamingTexts)
  const frame = useRef<HTMLDivElement>(null)
  const { join, screen: shown } = useStore(play.view)
  const [held] = useState(() => openHeld(play.send))
  const pointer = join?.pointer ?? 'none'
  const layout = join?.pad ?? null
  const isTouched = useTouched(root)
  useKeyboard(screen, held, isOn)
  useRelease(held, isOn)
  useMouse({ frame, held, send: play.send, pointer, isOn })
  useTouch({ frame, held, send: play.send, pointer, width: shown?.width ?? join?.width ?? 1, isOn })
  const onFound = useCallback(
    () => toast(text(layout ? 'gamepad' : 'gamepad.useless')),
    // The words of a page do not change while it lives.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [layout],
  )
  const hasGamepad = useGamepads({ layout, pointer, held, send: play.send, isOn, onFound })
  return { frame, held, isTouched, hasGamepad }
}
