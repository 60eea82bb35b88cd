import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { useStore } from '#kit/ui/store.ts'
import { Button } from '#kit/ui/Button.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { seconds } from '#kit/time/time.ts'
import { CallError } from '#kit/web/api.ts'
import type { InputMessage, PadLayout, PointerKind, Seat } from '../model.ts'
import { STREAM_CLOSE } from '../rules/close-codes.ts'
import { openHeld } from './input/held.ts'
import { secondKey } from './input/second-keys.ts'
import { useKeyboard, useRelease } from './input/use-keyboard.ts'
import { useMouse } from './input/use-mouse.ts'
import { useTouch } from './input/use-touch.ts'
import { Pad } from './pad/Pad.tsx'
import { useKeys } from './parts/ScreenInput.tsx'
import { TypeText } from './parts/TypeText.tsx'
import { TextIcon } from './player-icons.tsx'
import { openPlayerSettings } from './player-settings.ts'
import type { GameStream, OpenStream, StreamEvent } from './stream.ts'
import { streamingTexts } from './texts.ts'
import { useTouched } from './use-touched.ts'
import { useWakeLock } from './use-wake-lock.ts'
import styles from './player.module.css'
import card from './watch-play.module.css'

export interface WatchJoin {
  readonly name: string
  readonly url: string
  readonly token: string
  readonly width: number
  readonly height: number
  readonly pointer: PointerKind
  readonly pad: PadLayout | null
  readonly secondPad: PadLayout | null
}

export interface WatchProps {
  /** A fresh token; a `CallError` tells that there is nothing to watch. */
  readonly join: () => Promise<WatchJoin>
  readonly open: OpenStream
  /** The text of a portal refusal, in the player's language. */
  readonly sayRefusal: (refusal: string) => string
  readonly onLeave: () => void
}

type Over = 'removed' | 'full' | 'ended' | 'replaced' | 'lost' | { readonly refusal: string }
type Status = 'opening' | 'watching' | Over

const OVER_BY_CODE: Readonly<Record<number, Over>> = {
  [STREAM_CLOSE.removed]: 'removed',
  [STREAM_CLOSE.full]: 'full',
  [STREAM_CLOSE.ended]: 'ended',
  [STREAM_CLOSE.replaced]: 'replaced',
}
/** Delays between reconnection attempts. */
const TRIES = 5
const AGAIN_AFTER = seconds(2)

/** Another player's game; with a seat it can be played. */
export function Watch({ join, open, sayRefusal, onLeave }: WatchProps) {
  const text = useMessages(streamingTexts)
  const root = useRef<HTMLElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { status, joined, seat, takesText, send } = useWatching({ join, open, canvas, video })
  const isTouched = useTouched(root)
  useWakeLock(status === 'watching')
  const { frame, held, layout } = useSeatInput({ screen, joined, seat, send })
  const [settings] = useState(openPlayerSettings)
  const padSettings = useStore(settings)
  const keys = useKeys()
  // The second pad has its own keys only.
  const mayType = seat === 'first' && status === 'watching' && takesText
  const isTyping = mayType && keys.open === 'text'
  const onType = keys.typeIf(mayType && isTouched)
  const isOver = status !== 'opening' && status !== 'watching'
  const name = joined?.name ?? text('title')
  return (
    <main
      id="content"
      ref={root}
      className={styles.player}
      data-stage
      data-pad={(layout && isTouched && !isOver && !isTyping) || undefined}
      data-keys={isTyping || undefined}
      style={{ '--ratio': (joined?.width ?? 16) / (joined?.height ?? 9) } as React.CSSProperties}
    >
      <div
        ref={screen}
        className={styles.screen}
        tabIndex={seat === 'none' ? -1 : 0}
        role="application"
        aria-label={text('watch.stage', { game: name })}
      >
        <div
          ref={frame}
          className={styles.frame}
          data-pointer={seat === 'first' ? joined?.pointer : undefined}
        >
          <canvas ref={canvas} className={styles.picture} hidden />
          <video ref={video} className={styles.picture} hidden playsInline muted disablePictureInPicture />
        </div>
      </div>
      {isTyping && <TypeText held={held} send={send} onClose={keys.close} />}
      {layout && isTouched && !isOver && !isTyping && (
        <div className={styles.padPlace}>
          <Pad layout={layout} held={held} settings={padSettings} />
        </div>
      )}
      <div className={card.bar}>
        <p role="status">{isOver ? '' : text(`watch.seat.${seat}`, { game: name })}</p>
        {onType && <IconButton label={text('keys.type')} icon={<TextIcon />} onClick={onType} />}
        {!isOver && <Button onClick={onLeave}>{text('watch.leave')}</Button>}
      </div>
      {status === 'opening' && <p className={card.card}>{text('watch.opening')}</p>}
      {isOver && (
        <div className={card.card} role="alert">
          <p>{typeof status === 'object' ? sayRefusal(status.refusal) : text(`watch.${status}`)}</p>
          <Button look="act" onClick={onLeave}>
            {text('watch.hub')}
          </Button>
        </div>
      )}
    </main>
  )
}

interface WatchWorld extends Pick<WatchProps, 'join' | 'open'> {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly video: RefObject<HTMLVideoElement | null>
}

/** The stream of a watch link; a lost connection is reopened with a new token. */
function useWatching({ join, open, canvas, video }: WatchWorld) {
  const [status, setStatus] = useState<Status>('opening')
  const [joined, setJoined] = useState<WatchJoin>()
  const [seat, setSeat] = useState<Seat>('none')
  // Larger than in its profile when the worker has spare cores.
  const [shown, setShown] = useState<{ readonly width: number; readonly height: number }>()
  const [takesText, setTakesText] = useState(false)
  const stream = useRef<GameStream>(undefined)
  useEffect(() => {
    let isGone = false
    let tries = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    function hear(event: StreamEvent) {
      if (isGone) return
      if (event.type === 'picture') {
        tries = 0
        setStatus('watching')
      }
      if (event.type === 'welcome') {
        setShown({ width: event.width, height: event.height })
        setTakesText(event.takesText)
      }
      if (event.type === 'seat') setSeat(event.seat)
      if (event.type === 'closed') leave(event.code)
    }
    function leave(code: number) {
      setSeat('none')
      const over = OVER_BY_CODE[code]
      if (over) return setStatus(over)
      if (tries >= TRIES) return setStatus('lost')
      tries += 1
      timer = setTimeout(() => void connect(), AGAIN_AFTER)
    }
    async function connect() {
      try {
        const next = await join()
        if (isGone) return
        setJoined(next)
        stream.current = open(next, { canvas: canvas.current!, video: video.current! }, hear)
      } catch (error) {
        if (isGone) return
        if (error instanceof CallError && error.refusal !== 'Unreachable')
          setStatus({ refusal: error.refusal })
        else leave(0)
      }
    }
    void connect()
    const unlock = () => stream.current?.unlockSound()
    const gone = new AbortController()
    for (const gesture of ['pointerup', 'keydown'])
      document.addEventListener(gesture, unlock, { capture: true, signal: gone.signal })
    return () => {
      isGone = true
      clearTimeout(timer)
      gone.abort()
      stream.current?.close()
    }
  }, [join, open, canvas, video])
  const send = useCallback((input: InputMessage) => stream.current?.send(input), [])
  return { status, joined: joined && { ...joined, ...shown }, seat, takesText, send }
}

interface SeatWorld {
  readonly screen: RefObject<HTMLDivElement | null>
  readonly joined: WatchJoin | undefined
  readonly seat: Seat
  readonly send: (input: InputMessage) => void
}

/** Sends nothing without a seat; from the second one only its own keys and their releases. */
function useSeatInput({ screen, joined, seat, send }: SeatWorld) {
  const frame = useRef<HTMLDivElement>(null)
  const now = useRef({ seat, joined })
  useEffect(() => {
    now.current = { seat, joined }
  })
  const [give] = useState(() => (input: InputMessage) => {
    const { seat: mine, joined: game } = now.current
    if (mine === 'first' || (mine === 'second' && input.type === 'release')) return send(input)
    if (mine === 'none' || input.type !== 'key' || !game?.secondPad) return
    const code = secondKey(input.code, game.secondPad)
    if (code) send({ ...input, code })
  })
  const [held] = useState(() => openHeld(give))
  const isFirst = seat === 'first'
  const pointer = isFirst ? (joined?.pointer ?? 'none') : 'none'
  useKeyboard(screen, held, seat !== 'none')
  useRelease(held, seat !== 'none')
  useMouse({ frame, held, send: give, pointer, isOn: isFirst })
  useTouch({ frame, held, send: give, pointer, width: joined?.width ?? 1, isOn: isFirst })
  useEffect(() => {
    if (seat !== 'none') screen.current?.focus({ preventScroll: true })
  }, [seat, screen])
  const layout = { none: null, first: joined?.pad ?? null, second: joined?.secondPad ?? null }[seat]
  return { frame, held, layout }
}
