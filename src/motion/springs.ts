/** The three spring presets for react-spring: mass 1, `tension` and `friction` in its own units. */
export const springs = {
  /** Settles slowly: the pointer in the field, by its tension. */
  soft: { mass: 1, tension: 120, friction: 18 },
  /** Follows a drag: the drawer. */
  ui: { mass: 1, tension: 210, friction: 24 },
  /** Settles quickly: buttons. */
  snap: { mass: 1, tension: 320, friction: 28 },
} as const;
