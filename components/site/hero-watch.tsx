'use client'

import { useEffect } from 'react'

/** The share of the hero that keeps the bar clear, from the specification. */
const visibleShare = 0.25

/**
 * Rendered once inside a hero. Marks the document when less than a quarter of the hero can be seen;
 * the bar and the phone dock take their looks from that mark in CSS.
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
