/** The address of a course or, with `lesson`, of one of its lessons. */
export type CourseHref = (to: { course: string; lesson?: string | null }) => string;
