import { expect, test } from 'vitest'
import { sharesOf } from '#lib/shared/networks.ts'

test('a client of IPv6 is counted by three networks, and each wider one may use more', () => {
  expect(sharesOf('2001:db8:77:1f2::/64', 4)).toEqual([
    { network: '2001:db8:77:1f2::/64', times: 1 },
    { network: '2001:db8:77:100::/56', times: 4 },
    { network: '2001:db8:77::/48', times: 16 },
  ])
})

test('a network without its last groups is another than one with them', () => {
  const [, wide, widest] = sharesOf('2001:db8:0:0::/64', 2).map(({ network }) => network)
  expect([wide, widest]).toEqual(['2001:db8:0:0::/56', '2001:db8:0::/48'])
})

test.each(['203.0.113.9', 'unknown', '2001:db8::1'])('%s is one network', (client) => {
  expect(sharesOf(client, 4)).toEqual([{ network: client, times: 1 }])
})
