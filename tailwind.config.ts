import type { Config } from 'tailwindcss'

/**
 * The design's tokens. Colours are named after papers, earths and dyes. On a `tint`, text has the colour's `ink`,
 * or the colour itself where it has none.
 */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      paper: '#faf4e6',
      rice: '#f2e8d2',
      card: '#fffdf7',
      ink: { DEFAULT: '#16302c', 2: '#4a5a53', 3: '#66736a' },
      hill: '#12302f',
      cream: '#faf4e6',
      lake: { DEFAULT: '#1f5c5a', dark: '#164645' },
      laterite: { DEFAULT: '#b0432a', dark: '#92351f' },
      turmeric: { DEFAULT: '#e5a13a', tint: '#f8de9f', ink: '#7a4a06' },
      leaf: { DEFAULT: '#3f6b3a', tint: '#e3edd3' },
      indigo: { DEFAULT: '#2b4570', tint: '#e0e7f1' },
      red: { DEFAULT: '#9b2c1f', tint: '#f8e0d8' },
      line: { DEFAULT: '#dccdaa', control: '#8c7f63' },
    },
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1440px' },
    // All sizes of letters. They set no line height: words inherit that of their page, and headings and languages have their own.
    fontSize: {
      xs: '14px',
      sm: '15px',
      md: '16px',
      base: '17px',
      lg: '20px',
      title: '23px',
      xl: '26px',
      '2xl': '31px',
      '3xl': '40px',
      // Headings of the guests' pages grow with the window.
      section: 'clamp(31px, 3.6vw, 52px)',
      page: 'clamp(36px, 4.4vw, 60px)',
      hero: 'clamp(32px, max(min(10.2vw, 40px), min(4.7vw, 7.5svh)), 68px)',
    },
    borderRadius: {
      none: '0',
      plate: '4px',
      control: '10px',
      staff: '14px',
      card: '16px',
      full: '999px',
    },
    extend: {
      fontFamily: { heading: ['var(--font-heading)'], text: ['var(--font-text)'] },
      boxShadow: {
        float: '0 14px 34px -16px rgb(30 30 20 / 0.38), 0 2px 6px rgb(40 30 20 / 0.08)',
      },
      maxWidth: { wrap: '1240px', measure: '34em' },
      zIndex: { bar: '1030' },
      transitionTimingFunction: { calm: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    },
  },
} satisfies Config
