import { useState } from 'react'
import { BRAND_NAME } from '#kit/brand/brand.ts'
import { Avatar } from '../Avatar.tsx'
import { TimeChip } from '../Chip.tsx'
import { ConfirmHost } from '../ConfirmHost.tsx'
import { Footer } from '../Footer.tsx'
import { IsletScene } from '../IsletScene.tsx'
import {
  ChatsCircleIcon,
  CloudIcon,
  GearSixIcon,
  HouseIcon,
  SquaresFourIcon,
  UsersThreeIcon,
} from '../icons/shell.tsx'
import { CardsIcon } from '../icons/areas.tsx'
import { Logo } from '../Logo.tsx'
import { Rail } from '../Rail.tsx'
import { Segments } from '../Segments.tsx'
import { TabBar, type Place } from '../TabBar.tsx'
import { toast } from '../toast.ts'
import { ToastHost } from '../ToastHost.tsx'
import { TopBar } from '../TopBar.tsx'
import { ArtSections, TileSections } from './ArtSections.tsx'
import { ButtonSections, ChoiceSections } from './ControlSections.tsx'
import { OverlaySections } from './OverlaySections.tsx'
import styles from './Gallery.module.css'

const home: Place = { href: '#gallery', label: 'Home', icon: <HouseIcon />, isCurrent: true }
const games: Place = { href: '#games', label: 'Games', icon: <SquaresFourIcon /> }
const friends: Place = { href: '#friends', label: 'Friends', icon: <UsersThreeIcon /> }
const cloud: Place = { href: '#cloud', label: 'Cloud', icon: <CloudIcon /> }
const cards: Place = { href: '#cards', label: 'Cards', icon: <CardsIcon /> }
const chat: Place = { href: '#chat', label: 'Chat', icon: <ChatsCircleIcon /> }
const settings: Place = { href: '#settings', label: 'Settings', icon: <GearSixIcon /> }
const coconut = { href: '#coconut', label: 'Coconut, 2 boxes', count: 'x2' }

function Tools() {
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  return (
    <div className={styles.tools}>
      <Segments
        label="Theme"
        segments={[
          { id: 'dark', label: 'Night' },
          { id: 'light', label: 'Noon' },
        ]}
        current={theme}
        onPick={(picked) => {
          document.documentElement.dataset.theme = picked
          setTheme(picked)
        }}
      />
      <Segments
        label="Direction"
        segments={[
          { id: 'ltr', label: 'Left to right' },
          { id: 'rtl', label: 'Right to left' },
        ]}
        current={direction}
        onPick={(picked) => {
          document.documentElement.dir = picked
          setDirection(picked)
        }}
      />
    </div>
  )
}

/** Every shared widget in every state, for visual review in both themes and directions. */
export function GalleryScreen() {
  return (
    <div className={styles.gallery} id="gallery">
      <Rail
        label={BRAND_NAME}
        home={{ href: '#gallery', label: BRAND_NAME }}
        places={[home, games, cloud, cards, friends, chat]}
        lastPlaces={[settings]}
      />
      <IsletScene className={styles.scene}>
        <TopBar start={<Logo />}>
          <TimeChip tone="calm">42 min</TimeChip>
          <Avatar face={0} />
        </TopBar>
      </IsletScene>
      <main id="content">
        <Tools />
        <div className={styles.sections}>
          <ButtonSections />
          <ChoiceSections />
          <OverlaySections />
          <TileSections />
          <ArtSections />
        </div>
      </main>
      <Footer
        slogan="A small island of games"
        gift={{ label: 'Two boxes for your home screen', count: 'x2', onPress: () => toast('x2') }}
      >
        <a href="#languages">English</a>
        <a href="#terms">Terms</a>
        <a href="#privacy">Privacy</a>
      </Footer>
      <TabBar label={BRAND_NAME} places={[home, games, friends, cloud]} coconut={coconut} />
      <ConfirmHost />
      <ToastHost />
    </div>
  )
}
