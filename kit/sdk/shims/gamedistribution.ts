import { connect, type Sdk } from '../sdk.ts'

interface Options {
  readonly onEvent?: (event: { readonly name: string }) => void
}

/** The names that games built for GameDistribution's SDK call, spoken to this portal: a break ends at once. */
export function gameDistributionSdk(sdk: Promise<Sdk>, options: Options | undefined) {
  const tell = (name: string) => options?.onEvent?.({ name })
  void sdk.then((known) => {
    known.ready()
    tell('SDK_READY')
    tell('SDK_GAME_START')
  })
  const showAd = async (kind = 'interstitial') => {
    tell('SDK_GAME_PAUSE')
    const { isRewarded } = await (await sdk)[kind === 'rewarded' ? 'rewardedBreak' : 'commercialBreak']()
    if (isRewarded) tell('SDK_REWARDED_WATCH_COMPLETE')
    tell('SDK_GAME_START')
  }
  return {
    AdType: { Rewarded: 'rewarded', Interstitial: 'interstitial', Display: 'display' },
    showAd,
    showBanner: () => showAd(),
    preloadAd: () => Promise.resolve(),
    showDisplayAd: () => Promise.resolve(),
    hideDisplayAd: () => undefined,
    openConsole: () => undefined,
    sendEvent: () => Promise.resolve(),
  }
}

const OPTIONS = 'GD_OPTIONS'
if (typeof window !== 'undefined')
  Object.assign(globalThis, {
    gdsdk: gameDistributionSdk(connect(), (globalThis as unknown as Record<string, Options>)[OPTIONS]),
  })
