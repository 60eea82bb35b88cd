import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { useStore } from '#kit/ui/store.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { assetUrl } from '#kit/web/config.ts'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import {
  cloudStore,
  keepJoin,
  learnTimeLeft,
  refreshCloud,
  takeJoin,
  TimeTip,
  type Join,
} from '#modules/cloud/web/index.ts'
import { wholeLink } from '#modules/sharing/web/share-link.ts'
import type { PadLayout } from '#modules/streaming/model.ts'
import {
  openStream,
  Player,
  streamingTexts,
  type PlayCalls,
  type PlayJoin,
  Watch,
  type WatchJoin,
} from '#modules/streaming/web/index.ts'

const HUB = '/cloud'
const PLAY = '/cgame'
const MORE_TIME = '/coconut?part=time'

/** `#watch=` and the code of somebody's play. A fragment is sent neither to the server nor as a referrer. */
const codeIn = (hash: string) => /^#watch=([\w-]{43})$/.exec(hash)?.[1] ?? ''
const watchLink = (code: string) => wholeLink(`${PLAY}#watch=${code}`)

function followHash(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** One's own play, or somebody else's through their watch link. */
export default function CloudPlayRoute() {
  // The server cannot see the fragment, so it renders neither view.
  const code = useSyncExternalStore(
    followHash,
    () => codeIn(location.hash),
    () => undefined,
  )
  if (code === undefined) return <main id="content" data-stage />
  return code === '' ? <OwnPlay /> : <WatchedPlay key={code} code={code} />
}

function WatchedPlay({ code }: { readonly code: string }) {
  const sayRefusal = useRefusalText()
  const navigation = useNavigation()
  const join = useCallback(async (): Promise<WatchJoin> => {
    const joined = await callApi(cloudCalls.watchPlay, { code })
    return {
      ...joined,
      pad: joined.pad as PadLayout | null,
      secondPad: joined.secondPad as PadLayout | null,
    }
  }, [code])
  return (
    <Watch
      join={join}
      open={openStream}
      sayRefusal={(refusal) => sayRefusal(refusal as ErrorName)}
      onLeave={() => void navigation.go(HUB, { replace: true }).catch(ignoreLeft)}
    />
  )
}

/** The streaming module makes no calls and the cloud module shows no video: this component joins them (spec 2.4). */
function OwnPlay() {
  const text = useMessages(streamingTexts)
  const sayRefusal = useRefusalText()
  const navigation = useNavigation()
  const { play } = useStore(cloudStore)
  // The hub clears the play when it ends; the player goes on showing it.
  const [shown, setShown] = useState(play)
  if (play && play !== shown) setShown(play)
  const [round, setRound] = useState(() => ({ number: 0, calls: callsOf(takeJoin) }))
  useEffect(() => {
    // A play resumed by its address alone has no name until the cloud state is read.
    void refreshCloud().catch(ignoreFailure('asked again soon'))
  }, [])

  const toHub = useCallback(() => void navigation.go(HUB, { replace: true }).catch(ignoreLeft), [navigation])
  const refused = (refusal: string) => {
    toast(sayRefusal(refusal as ErrorName), { kind: 'error' })
    toHub()
  }
  const again = async () => {
    if (!shown) return toHub()
    try {
      const { gameKey, lineKey } = shown
      const { join } = await callApi(cloudCalls.startPlay, { gameKey, lineKey })
      keepJoin(join)
      setRound(({ number }) => ({ number: number + 1, calls: callsOf(takeJoin) }))
    } catch (error) {
      refused(error instanceof CallError ? error.refusal : 'ServerError')
    }
  }
  return (
    <Player
      key={round.number}
      name={shown?.name ?? text('title')}
      icon={shown?.icon ? assetUrl(shown.icon) : undefined}
      calls={round.calls}
      open={openStream}
      places={{ hub: HUB, moreTime: MORE_TIME }}
      onRefused={refused}
      onLeft={toHub}
      onAgain={() => void again()}
      tip={(tip) => <TimeTip {...tip} />}
    />
  )
}

const toPlayJoin = (join: Join): PlayJoin => ({ ...join, pad: join.pad as PadLayout | null })

/** Uses the join that came with the start button first: its token opens only one stream. */
function callsOf(take: () => Join | undefined): PlayCalls {
  return {
    join: async () => toPlayJoin(take() ?? (await callApi(cloudCalls.joinPlay, {}))),
    begin: (playId, streamId) => callApi(cloudCalls.beginPlay, { playId, streamId }),
    async keep(playId) {
      const kept = await callApi(cloudCalls.keepPlaying, { playId })
      learnTimeLeft(kept.totalSeconds, kept.tipSeconds)
      return kept
    },
    stop: () => callApi(cloudCalls.stopPlay, {}),
    together: {
      async invite() {
        const { code, isLocked } = await callApi(cloudCalls.shareWatch, {})
        return { link: watchLink(code), isLocked }
      },
      lock: (isLocked) => callApi(cloudCalls.lockWatch, { isLocked }),
      remove: (watcherId) => callApi(cloudCalls.removeWatcher, { watcherId }),
    },
    async readTimeLeft() {
      await refreshCloud()
      return cloudStore.read().secondsLeft ?? 0
    },
  }
}
