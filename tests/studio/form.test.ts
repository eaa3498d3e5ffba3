import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { studioCollections } from '../../scripts/studio/collections';
import type { Field } from '@/studio/data/field';
import { fieldsOf } from '../../scripts/studio/fields-of';

/** `title: text`, `tags?: list of text`, with the fields of groups indented. */
function outline(fields: readonly Field[], indent = ''): string {
  const kind = ({ input }: Field): string => {
    if (input.kind === 'list') return `list of ${kind(input.item)}`;
    if (input.kind === 'variant') return 'one of';
    if (input.kind === 'reference') return `one of ${input.collection}`;
    return input.kind === 'text' && input.isLong ? 'long text' : input.kind;
  };
  const inner = ({ input }: Field): readonly Field[] =>
    input.kind === 'list'
      ? inner(input.item)
      : input.kind === 'variant'
        ? input.forms.map((form) => ({ name: form.label, label: '', isOptional: false, input: form.input }))
        : 'fields' in input
          ? input.fields
          : [];
  return fields
    .map((field) => {
      const line = `${indent}${field.name}${field.isOptional || field.isNullable ? '?' : ''}: ${kind(field)}\n`;
      return line + outline(inner(field), `${indent}  `);
    })
    .join('');
}

describe('the forms of the Studio', () => {
  it('are made from the schemas of the content', () => {
    const forms = studioCollections.flatMap(({ name, title, schemaOf }) => {
      const slugs =
        typeof title !== 'string' ? Object.keys(title) : name === 'pages' ? ['about', 'faq'] : ['any'];
      return slugs.map((slug) => `# ${name}/${slug}\n${outline(fieldsOf(schemaOf(slug)!))}`);
    });
    expect(forms.join('\n')).toMatchInlineSnapshot(`
      "# site/brand
      name: text
      tagline: text
      description: long text
      url: text
      email: text
      phone?: text
      address: group
        street: text
        city: text
        country: text
      language?: text
      timeZone: text
      currency: text
      hours: list of group
        days: list of choice
        opens?: text
        closes?: text
      formEndpoint?: text
      bookingUrl?: text
      analytics?: one of
        Plausible: group
          site: text
          script?: text
        GoatCounter: group
          site: text
          script?: text
        Another one: group
          script: text
      portalServer?: text
      access: choice

      # site/home
      hero: group
        welcome: text
        title: list of text
        about?: text
        start: text
        more: text
        scroll: text
      elevate: group
        title: text
        tagline: text
        highlights: list of group
          icon: choice
          title: text
          description: text
      strip: list of text
      clients?: group
        title: text
        names: list of text
      banner: long text
      team: group
        title: text
        more: text
      services: group
        title: text
        more: text
        all: text
      why: group
        title: text
        vision: long text
        points: list of group
          title: text
          description: text
      projects: group
        title: text
        more: text
      quote?: group
        text: long text
        name: text
        role: text
        number?: group
          value: text
          label: long text
      welcome: group
        title: text
        points: list of group
          icon: choice
          title: text
      contact: group
        title: text
        lead: long text
        answer: long text
        budget?: list of text
        start?: list of text
      talk: group
        title: text
        start: text
        careers: text

      # site/navigation
      items: list of one of
        Group of pages: group
          label: text
          icon: choice
          more?: group
            label: text
            route: page
          children: one of
            All of a kind: choice
            Pages of your choice: list of group
              label: text
              route: page
              icon?: choice
        Page: group
          label: text
          route: page
          icon?: choice
          more?: group
            label: text
            route: page

      # site/pages
      contact: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      services: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      team: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      blog: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      careers: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      portfolio: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      search: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      notFound: group
        title: text
        description: long text
        home: text
      offline: group
        title: text
        description: long text
        lead: long text
        retry: text
        kept: text

      # site/project-categories
      items: list of group
        slug: text
        title: text
        description: long text
        icon?: choice

      # site/words
      loading: group
        title: text
        text: text
        again: text
        recovery: text
      updates: group
        label: text
        text: text
        reload: text
      navigation: group
        skip: text
        main: text
        menu: text
        home: text
        breadcrumb: text
        footer: text
        company: text
        feed: text
        languages: text
        scrollToTop: text
      links: group
        start: text
        learnMore: text
        allServices: text
        allProjects: text
        team: text
        askUs: text
        seeProjects: text
        howWeWork: text
        scrollDown: text
        about: text
      carousel: group
        pause: text
        play: text
        position: text
        bars: text
      motion: group
        pause: text
        play: text
      pictures: group
        edge: text
        share: text
        pause: text
        play: text
      drawer: group
        close: text
      cursor: group
        read: text
        open: text
        meet: text
      messages: group
        label: text
        dismiss: text
      pagination: group
        previous: text
        next: text
        page: text
      quotation: group
        quoted: text
      code: group
        shell: text
        text: text
        label: text
        labelOf: text
        table: text
      search: group
        site: text
        placeholder: text
        results: text
        loading: text
        failed: text
        failedWhy: text
        again: text
        partial: text
        partialList: text
        instead: text
        counted: group
          zero?: text
          one?: text
          two?: text
          few?: text
          many?: text
          other: text
        nothing: text
        partialCounted: text
        found: text
        all: text
      searchKinds: group
        pages: text
        services: text
        projects: text
        people: text
        jobs: text
        articles: text
      searchPage: group
        label: text
        placeholder: text
        clear: text
        nothingHint: text
        inText: text
        noScript: text
        map: text
        heading: text
        showMore: text
        showMoreOf: text
      hours: group
        title: text
        open: text
        closed: text
        mon: text
        tue: text
        wed: text
        thu: text
        fri: text
        sat: text
        sun: text
        span: text
        and: text
      contact: group
        email: text
        phone: text
        studio: text
        book: text
        name: text
        message: text
        placeholder: text
        trap: text
        send: text
        sending: text
        required: text
        sent: text
        sentText: text
        byMail: text
        byMailText: text
        failed: text
        failedText: text
        mailProgram: text
        copy: text
        copied: text
        truncated: text
        notCopied: text
        budget: text
        start: text
        optional: text
        about: text
        forget: text
        mistakes: group
          zero?: text
          one?: text
          two?: text
          few?: text
          many?: text
          other: text
        noScript: text
      message: group
        nameMissing: text
        emailMissing: text
        emailWithoutAt: text
        emailWithSpaces: text
        emailWithTwoAts: text
        emailWithoutName: text
        emailWithoutDomain: text
        messageMissing: text
        cut: text
        nameTooLong: text
        emailTooLong: text
        messageTooLong: text
        about: text
        budget: text
        start: text
        subject: text
        subjectAbout: text
      service: group
        audience: text
        receive: text
        seen: text
        questions: text
      process: group
        title: text
      price: group
        audience: text
        what: text
        label: text
        cost: text
        estimate: text
        project: text
        month: text
        day: text
        range: text
        amount: text
        unit: text
      estimate: group
        more: text
        sum: text
        nothing: text
        ask: text
        share: text
        moreAbout: text
        howLong: text
        months: group
          zero?: text
          one?: text
          two?: text
          few?: text
          many?: text
          other: text
        days: group
          zero?: text
          one?: text
          two?: text
          few?: text
          many?: text
          other: text
      portfolio: group
        label: text
        pages: text
        filter: text
        service: text
        tag: text
        fewerTags: text
        loading: text
        failed: text
        again: text
        all: text
        clear: text
        allTags: text
        theTag: text
        theService: text
        noTag: text
        noService: text
        both: text
        unknown: text
        nothing: text
        found: text
        foundPage: text
        counted: group
          zero?: text
          one?: text
          two?: text
          few?: text
          many?: text
          other: text
        categoryPages: text
      projectCategories: group
        label: text
      noProjects: group
        title: text
        text: text
      projectCard: group
        details: text
        demo: text
        source: text
        notLoaded: text
        of: text
        notHere: text
        open: text
      prototype: group
        label: text
        text: text
        demo: text
        making: text
        source: text
      projectDrawer: group
        title: text
        features: text
        technologies: text
        tags: text
        fullPage: text
      technologies: group
        frontend: text
        backend: text
        deployment: text
      project: group
        client: text
        year: text
        duration: text
        services: text
        category: text
        problem: text
        numbers: text
        does: text
        builtWith: text
        next: text
      team: group
        label: text
        previous: text
        next: text
        more: text
      person: group
        background: text
        skills: text
        achievements: text
        writtenBy: text
        elsewhere: text
      lists: group
        home: text
        page: text
        part: text
        partDescription: text
        tag: text
        tagLead: group
          zero?: text
          one?: text
          two?: text
          few?: text
          many?: text
          other: text
        tagDescription: text
        tagCount: group
          zero?: text
          one?: text
          two?: text
          few?: text
          many?: text
          other: text
      blog: group
        label: text
        home: text
        feed: text
        tags: text
        all: text
        pages: text
        none: text
        seeAll: text
        nothing: text
      post: group
        keepReading: text
        minutes: text
      share: group
        label: text
        button: text
        copyLink: text
        byMail: text
        copied: text
        notCopied: text
      careers: group
        label: text
        others: text
        none: text
        letter: text
        writeTo: text
      job: group
        apply: text
        pay: text
        place: text
        presence: text
        employment: text
        posted: text
        openUntilLabel: text
        choose: text
        reader: text
        applyTo: text
        subject: text
      jobCard: group
        onSite: text
        hybrid: text
        remote: text
        fullTime: text
        partTime: text
        contract: text
        internship: text
        openUntil: text
      pay: group
        yearly: text
        monthly: text
        hourly: text
      sharedPicture: group
        alt: text
        opening: text
      measurements: group
        page: text
        accessibility: text
        practices: text
        search: text
        shift: text
        weight: text
        scripts: text
        step: text
        passed: text
        failed: text
        time: text
        none: text
        pagesMeasured: text
        testsMeasured: text
      about: group
        meet: text
        history: text
        values: text
      pages: group
        inThisArticle: text
        onThisPage: text
        notFound: text
        updated: text

      # site/palette
      ink: colour
      wine: colour
      claret: colour
      vermilion: colour
      vermilion-deep: colour
      coral: colour
      blush: colour
      foam: colour
      paper: colour
      glass: colour
      sea: colour
      shades?: group
        vermilion-hover?: colour
        vermilion-press?: colour
        accent-line?: colour
        signal-line?: colour
        blush-1?: colour
        n7?: colour
        n5?: colour
        n4?: colour
        n3?: colour
        n2?: colour
        n1?: colour
        mint?: colour
        rose?: colour
        d1?: colour
        d2?: colour
        d3?: colour
        d4?: colour
        d5?: colour
        d6?: colour
        d-text?: colour
        d-text-soft?: colour
        d-muted?: colour
        d-attention?: colour
        d-mark?: colour
        d-ok?: colour
        d-rose?: colour
        straw?: colour
        amber?: colour
        d-warn?: colour
        d-warn-text?: colour
        project-red?: colour
        project-orange?: colour
        project-yellow?: colour
        project-green?: colour
        project-teal?: colour
        project-blue?: colour
        project-purple?: colour
        d-project-red?: colour
        d-project-orange?: colour
        d-project-yellow?: colour
        d-project-green?: colour
        d-project-teal?: colour
        d-project-blue?: colour
        d-project-purple?: colour

      # posts/any
      title: text
      description: long text
      draft?: switch
      date: day
      updated?: day
      author: one of people
      tags: list of text
      cover: picture
      focus?: text
      engrave?: settings
        lines?: number
        contrast?: number
        angle?: number
        ground?: choice

      # projects/any
      draft?: switch
      home?: number
      category: one of project-categories
      title: text
      subtitle: text
      summary: long text
      description: long text
      image: picture
      imageAlt: text
      focus?: text
      engrave?: settings
        lines?: number
        contrast?: number
        angle?: number
        ground?: choice
      ground?: choice
      tags: list of text
      demoLink?: text
      githubLink?: text
      features?: list of text
      technologies?: group
        frontend?: list of text
        backend?: list of text
        deployment?: list of text
      client?: text
      date: day
      updated?: day
      duration?: text
      services: list of one of services
      problem?: long text
      numbers?: list of group
        value: text
        label: text
      quote?: group
        text: long text
        name: text
        role: text

      # services/any
      order: number
      home?: switch
      title: text
      description: long text
      icon: choice
      figure?: choice
      color: choice
      plate?: picture
      focus?: text
      engrave?: settings
        lines?: number
        contrast?: number
        angle?: number
        ground?: choice
      updated: day
      lead: long text
      audience: long text
      deliverables: list of group
        title: text
        text: long text
      steps?: list of group
        title: text
        duration: text
        text: long text
      price?: group
        from: number
        to: number
        currency: text
        unit: choice
        note: long text
      related?: list of one of projects
      questions?: list of group
        question: text
        answer: long text

      # people/any
      order: number
      home?: switch
      name: text
      role: text
      bio: long text
      fullDescription: long text
      image: picture
      imageAlt: text
      focus?: text
      engrave?: settings
        lines?: number
        contrast?: number
        angle?: number
        ground?: choice
      background?: long text
      achievements?: list of text
      socials?: list of group
        network: choice
        url: text
      skills?: list of text
      updated: day

      # jobs/any
      title: text
      draft?: switch
      summary: long text
      place: text
      presence: choice
      employment: choice
      pay: group
        min: number
        max: number
        currency: text
        unit: choice
      posted: day
      validThrough: day
      contact: one of people
      process: list of group
        title: text
        text: long text

      # testimonials/any
      order?: number
      name: text
      role: text
      client?: text
      number?: group
        value: text
        label: text
      image?: picture
      focus?: text
      engrave?: settings
        lines?: number
        contrast?: number
        angle?: number
        ground?: choice

      # pages/about
      title: text
      description: long text
      updated: day
      lead: long text
      facts: list of group
        value: text
        label: text
      values: list of group
        title: text
        text: long text
      history: list of group
        year: text
        text: long text

      # pages/faq
      title: text
      description: long text
      lead?: long text
      updated?: day
      draft?: switch
      footer?: number
      keywords?: list of text
      "
    `);
  });

  it('say the limits of a field, and its label where the name is not enough', () => {
    const [summary, alt] = ['description', 'imageAlt'].map((name) =>
      fieldsOf(studioCollections[name === 'imageAlt' ? 4 : 1]!.schemaOf('any')!).find(
        (field) => field.name === name,
      ),
    );
    expect(summary).toMatchObject({ label: 'Description', input: { most: 170 } });
    expect(alt).toMatchObject({ label: 'What the picture shows', isOptional: false });
  });

  it('refuse a schema that has no field', () => {
    expect(() => fieldsOf(v.strictObject({ a: v.date() }))).toThrow(
      'no field for a schema of the type "date"',
    );
  });
});
