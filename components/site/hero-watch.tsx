'use client'

import { useEffect } from 'react'

/** The share of the hero that must be visible for the bar to stay transparent, from the specification. */
const visibleShare = 0.25

/**
 * Rendered once inside a hero. Marks the document when less than a quarter of the hero is visible; CSS styles
 * the bar and the phone dock by that mark.
 */
export function HeroWatch() {
  useEffect(() => {
    const hero = document.querySelector('[data-hero]')
    if (!hero) return
    const root = document.documentElement
    const watch = new IntersectionObserver(
      ([seen]) => root.toggleAttribute('data-hero-gone', !isClear(seen)),
      { threshold: [visibleShare] },
    )
    watch.observe(hero)
    return () => {
      watch.disconnect()
      root.removeAttribute('data-hero-gone')
    }
  }, [])
  return null
}

function isClear(seen: IntersectionObserverEntry | undefined): boolean {
  return (seen?.intersectionRatio ?? 0) >= visibleShare
}
