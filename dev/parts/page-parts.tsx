'use client'

import { StatusBadge } from '#components/staff/booking/status-badge.tsx'
import { Card } from '#components/staff/kit/card.tsx'
import { Progress } from '#components/staff/kit/progress.tsx'
import { StateShape } from '#components/staff/kit/state-shape.tsx'
import { Tabs } from '#components/staff/kit/tabs.tsx'
import { Bar } from '#components/staff/reports/bar.tsx'
import { RevenueChart } from '#components/staff/reports/revenue-chart.tsx'
import { Brand } from '#components/staff/shell/brand.tsx'
import { FarmClock } from '#components/staff/shell/farm-clock.tsx'
import { Header } from '#components/staff/shell/header.tsx'
import { ProfileMenu } from '#components/staff/shell/profile-menu.tsx'
import { Sidebar } from '#components/staff/shell/sidebar.tsx'
import { BellTools } from '#components/staff/waiting/bell-tools.tsx'
import { Button } from '#components/ui/button.tsx'
import { Specimen, State } from '#dev/frame.tsx'
import { long } from './long.ts'

const nothing = () => undefined
const signOut = async () => undefined
const now = '2026-12-12T04:01:00Z'

/** The parts of the staff's pages, and the frame around them. */
export function PageParts() {
  return (
    <>
      <Cards />
      <Parts />
      <Figures />
      <Charts />
      <Frame />
    </>
  )
}

function Cards() {
  return (
    <Specimen name="Card">
      <State name="Normal">
        <Card title="Arrivals today">
          <p className="px-4 pb-4">Nobody arrives today.</p>
        </Card>
      </State>
      <State name="With something beside its title">
        <Card aside={<Button size="small">Export</Button>} title="Revenue">
          <p className="px-4 pb-4">₹ 12,500</p>
        </Card>
      </State>
      <State name="Long words">
        <Card aside={<Button size="small">Export</Button>} title={long.name}>
          <p className="px-4 pb-4">{long.sentence}</p>
        </Card>
      </State>
    </Specimen>
  )
}

const tabs = [
  { path: '/dev/parts', name: 'Calendar' },
  { path: '/dev/parts/site', name: 'Extras and codes', short: 'Extras' },
  { path: '/dev/mails', name: 'To check', count: 3 },
]

function Parts() {
  return (
    <Specimen name="Tabs">
      <State name="Normal">
        <Tabs label="Parts of Rates" tabs={tabs} />
      </State>
      <State name="Long words">
        <Tabs label="Parts of Rates" tabs={[...tabs, { path: '/dev', name: long.name }]} />
      </State>
    </Specimen>
  )
}

const states = ['yours', 'standard', 'outdated', 'missing', 'draft'] as const

function Figures() {
  return (
    <>
      <Specimen name="StateShape">
        {states.map((state) => (
          <State key={state} name={state}>
            <StateShape state={state} />
          </State>
        ))}
      </Specimen>
      <Specimen name="StatusBadge">
        {(['pending', 'verified', 'confirmed', 'rejected'] as const).map((status) => (
          <StatusBadge booking={{ status, cancelled_because: null }} key={status} />
        ))}
      </Specimen>
      <Specimen name="BellTools">
        <BellTools />
      </Specimen>
      <Specimen name="Bar">
        {[0, 33, 100, 140].map((percent) => (
          <State key={percent} name={`${percent} %`}>
            <Bar percent={percent} />
          </State>
        ))}
      </Specimen>
      <Specimen name="Progress">
        {[0, 0.42, 1].map((share) => (
          <State key={share} name={String(share)}>
            <Progress label="Sending rooms.xlsx" share={share} />
          </State>
        ))}
        <State name="Long words">
          <Progress label={long.sentence} share={0.7} />
        </State>
      </Specimen>
    </>
  )
}

const days = [0, 9_500, 21_000, 4_000, 38_250, 0, 12_500]
const series = days.map((rev, day) => ({ d: `2026-12-${day + 10}`, rev }))

function Charts() {
  return (
    <Specimen name="RevenueChart">
      <State name="Normal">
        <RevenueChart className="h-[250px]" label="Revenue" series={series} today="2026-12-16" />
      </State>
      <State name="No revenue">
        <RevenueChart
          className="h-[250px]"
          label="Revenue"
          series={series.map(({ d }) => ({ d, rev: 0 }))}
        />
      </State>
    </Specimen>
  )
}

function Frame() {
  const art = <FarmClock now={now} />
  return (
    <Specimen name="Header, Sidebar, ProfileMenu, Brand, FarmClock">
      <State name="Header" wide>
        <Header email="asha.patil@dontali.example" onMenu={nothing} />
      </State>
      <State name="Sidebar" hill>
        <Sidebar art={art} onResize={nothing} />
      </State>
      <State hill name="Sidebar, narrow">
        <div className="w-[72px]">
          <Sidebar art={art} narrow onResize={nothing} />
        </div>
      </State>
      <State name="ProfileMenu, long words">
        <ProfileMenu email={`${long.name.replace(' ', '.')}@dontali.example`} onLogout={signOut} />
      </State>
      <State hill name="Brand">
        <Brand />
      </State>
      <State hill name="FarmClock, large">
        <FarmClock large now={now} />
      </State>
    </Specimen>
  )
}
