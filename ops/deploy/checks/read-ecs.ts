import { parse } from "yaml";
import { z } from "zod";
import type { Platform } from "./platform.ts";
import { fillSecrets } from "./read-env.ts";

const templateSchema = z.object({
  Resources: z.object({
    TaskDefinition: z.object({
      Properties: z.object({
        Memory: z.coerce.number(),
        ContainerDefinitions: z.tuple([
          z.object({
            ReadonlyRootFilesystem: z.literal(true),
            StopTimeout: z.number().max(120, "Fargate waits for two minutes at most"),
            Environment: z.array(z.object({ Name: z.string(), Value: z.string() })),
            Secrets: z.array(z.object({ Name: z.string(), ValueFrom: z.string() })),
            HealthCheck: z.object({ Command: z.array(z.string()) }),
            MountPoints: z.array(z.object({ ContainerPath: z.string() })),
          }),
        ]),
      }),
    }),
    Balancer: z.object({
      Properties: z.object({ LoadBalancerAttributes: z.array(z.object({ Key: z.string(), Value: z.string() })) }),
    }),
    Targets: z.object({
      Properties: z.object({
        Port: z.number(),
        HealthCheckPath: z.string(),
        HealthCheckIntervalSeconds: z.number(),
        UnhealthyThresholdCount: z.number(),
      }),
    }),
  }),
});

/** The CloudFormation template; its own functions are left as they stand, but for the public address. */
export function readEcs(text: string, secrets: Record<string, string>): Platform {
  const { TaskDefinition, Balancer, Targets } = templateSchema.parse(parse(text, { logLevel: "silent" })).Resources;
  const [container] = TaskDefinition.Properties.ContainerDefinitions;
  const environment = container.Environment.map(({ Name, Value }) => ({
    name: Name,
    value: Value === "PublicUrl" ? "https://shop.example" : Value,
  }));
  const fromSecret = container.Secrets.filter(({ Name, ValueFrom }) => ValueFrom.endsWith(`:${Name}::`));
  const { Port, HealthCheckPath, HealthCheckIntervalSeconds, UnhealthyThresholdCount } = Targets.Properties;
  const idleSeconds = Balancer.Properties.LoadBalancerAttributes.find(({ Key }) => Key === "idle_timeout.timeout_seconds")?.Value;
  const alive = /127\.0\.0\.1:(\d+)(\/\w+)/.exec(container.HealthCheck.Command.join(" "));
  return {
    env: fillSecrets([...environment, ...fromSecret.map(({ Name }) => ({ name: Name }))], secrets),
    stopLimitMs: container.StopTimeout * 1000,
    noticeMs: HealthCheckIntervalSeconds * UnhealthyThresholdCount * 1000,
    balancerIdleMs: Number(idleSeconds) * 1000,
    readiness: { path: HealthCheckPath, port: Port },
    liveness: { path: alive?.[2] ?? "", port: Number(alive?.[1]) },
    memoryMb: TaskDefinition.Properties.Memory,
    // A volume goes with its task, and EFS is NFS.
    hasProjectsDisk: false,
    writable: container.MountPoints.map(({ ContainerPath }) => ContainerPath),
  };
}
