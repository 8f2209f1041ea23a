// Where guests have their mail, with those whose names differ from another's in a letter.
const known =
  `gmail.com googlemail.com yahoo.com yahoo.in yahoo.co.in yahoo.co.uk yahoo.fr yahoo.es ymail.com rocketmail.com
  hotmail.com hotmail.co.uk hotmail.fr hotmail.es outlook.com outlook.in outlook.fr outlook.es live.com live.in live.fr msn.com
  icloud.com me.com mac.com mail.com email.com rediffmail.com rediff.com protonmail.com proton.me zoho.com zohomail.in aol.com
  gmx.com gmx.net gmx.de web.de orange.fr wanadoo.fr free.fr laposte.net sfr.fr mail.ru yandex.ru yandex.com bk.ru list.ru
  inbox.ru qq.com 163.com 126.com sina.com foxmail.com`.split(/\s+/)
const fine = new Set(known)
// Short names are a letter apart from too many others.
const meant = known.filter((domain) => domain.length >= 8)

/**
 * Returns the address that was probably meant, `asha@gmail.com` for `asha@gmial.con`; null if there is nothing to ask. Only
 * a hint: every address can be real.
 */
export function meantEmail(email: string): string | null {
  const [, name, written] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim()) ?? []
  const domain = written?.toLowerCase() ?? ''
  if (!name || domain === '' || fine.has(domain)) return null
  // There is no other place of that name.
  const found = /^gmail\./.test(domain) ? 'gmail.com' : nearest(domain)
  return found ? `${name}@${found}` : null
}

function nearest(domain: string): string | undefined {
  const near = meant.filter((each) => each[0] === domain[0])
  const most = domain.length >= 9 ? 2 : 1
  return (
    near.find((each) => isWithin(domain, each, 1)) ??
    near.find((each) => isWithin(domain, each, most))
  )
}

/** Returns true if so many slips at most make one word of the other: a letter too many, too few or another, or two that changed places. */
function isWithin(a: string, b: string, slips: number): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [left, right] = [a.slice(same), b.slice(same)]
  if (left === right) return true
  if (slips === 0) return false
  const isTurned = left[0] === right[1] && left[1] === right[0]
  return (
    isWithin(left.slice(1), right, slips - 1) ||
    isWithin(left, right.slice(1), slips - 1) ||
    isWithin(left.slice(1), right.slice(1), slips - 1) ||
    (isTurned && isWithin(left.slice(2), right.slice(2), slips - 1))
  )
}
