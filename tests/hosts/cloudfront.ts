import type { Answer } from './expectations';
import { partsOf } from './sample-files';

/** Rules as AWS documents CloudFront's behaviours, policies and functions. */

interface Behaviour {
  PathPattern?: string;
  ResponseHeadersPolicyId: { Ref: string };
}

interface Policy {
  Properties: {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: {
        ContentSecurityPolicy?: { ContentSecurityPolicy: string };
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: number;
          IncludeSubdomains: boolean;
          Preload: boolean;
        };
        ContentTypeOptions: object;
        ReferrerPolicy?: { ReferrerPolicy: string };
        FrameOptions?: { FrameOption: string };
      };
      CustomHeadersConfig: { Items: readonly { Header: string; Value: string }[] };
    };
  };
}

export interface CloudFrontTemplate {
  Resources: Record<string, unknown> & {
    Addresses: { Properties: { FunctionCode: string } };
    Site: {
      Properties: {
        DistributionConfig: {
          DefaultCacheBehavior: Behaviour;
          CacheBehaviors: readonly Behaviour[];
          CustomErrorResponses: readonly {
            ErrorCode: number;
            ResponseCode: number;
            ResponsePagePath: string;
          }[];
        };
      };
    };
  };
}

/** The slash in front is taken for granted, and `*` stands for any letters. */
const patternOf = (pattern: string) =>
  new RegExp(`^/?${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);

/** The headers of the first behaviour that takes a path. */
export function cloudFrontHeaders({ Resources }: CloudFrontTemplate, path: string): Record<string, string> {
  const { CacheBehaviors, DefaultCacheBehavior } = Resources.Site.Properties.DistributionConfig;
  const behaviour =
    CacheBehaviors.find(({ PathPattern = '' }) => patternOf(PathPattern).test(path)) ?? DefaultCacheBehavior;
  const policy = Resources[behaviour.ResponseHeadersPolicyId.Ref] as Policy;
  const { SecurityHeadersConfig: named, CustomHeadersConfig } = policy.Properties.ResponseHeadersPolicyConfig;
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = named.StrictTransportSecurity;
  return {
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': [
      `max-age=${AccessControlMaxAgeSec}`,
      ...(IncludeSubdomains ? ['includeSubDomains'] : []),
      ...(Preload ? ['preload'] : []),
    ].join('; '),
    ...(named.ContentSecurityPolicy && {
      'Content-Security-Policy': named.ContentSecurityPolicy.ContentSecurityPolicy,
    }),
    ...(named.ReferrerPolicy && { 'Referrer-Policy': named.ReferrerPolicy.ReferrerPolicy }),
    ...(named.FrameOptions && { 'X-Frame-Options': named.FrameOptions.FrameOption }),
  };
}

interface ViewerRequest {
  uri: string;
  querystring: Record<string, { value: string }>;
}
type ViewerAnswer = ViewerRequest | { statusCode: number; headers: { location: { value: string } } };

/** What CloudFront answers: the function first, then the bucket, and its one page for what is not there. */
export function cloudFrontAnswer(
  { Resources }: CloudFrontTemplate,
  files: ReadonlySet<string>,
  address: string,
): Answer {
  const { path, query } = partsOf(address);
  const handler = new Function(
    `${Resources.Addresses.Properties.FunctionCode}; return handler;`,
  )() as (event: { request: ViewerRequest }) => ViewerAnswer;
  const querystring = Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [name, { value }]),
  );
  const answer = handler({ request: { uri: path, querystring } });
  if ('statusCode' in answer) return { status: answer.statusCode, location: answer.headers.location.value };
  const file = decodeURIComponent(answer.uri);
  if (files.has(file)) return { status: 200, file };
  const page = Resources.Site.Properties.DistributionConfig.CustomErrorResponses.find(
    ({ ErrorCode }) => ErrorCode === 404,
  )!;
  return { status: page.ResponseCode, file: page.ResponsePagePath };
}
